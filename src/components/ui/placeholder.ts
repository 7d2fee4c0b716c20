/** Shown in place of a picture that is missing or cannot be loaded. */
export const PLACEHOLDER = '/brand/logo-placeholder.svg'
