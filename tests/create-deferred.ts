/** A promise with its `resolve` function. */
export function createDeferred() {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
