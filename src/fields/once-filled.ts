/** Shows a field that nobody fills in by hand only where there is something in it. */
export const onceFilled = (field: string) => (data: Readonly<Record<string, unknown>>) =>
  Boolean(data[field])
