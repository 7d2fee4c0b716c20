/** A field of a newsletter form that the API would reject, with the message for it. */
export class InvalidField extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
