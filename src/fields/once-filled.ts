/** Hides a read-only field while it is empty. */
export const onceFilled = (field: string) => (data: Readonly<Record<string, unknown>>) =>
  Boolean(data[field])
