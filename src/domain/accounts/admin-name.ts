/** The name of an admin whom the operator did not name. */
export const DEFAULT_ADMIN_NAME = 'Site admin'
