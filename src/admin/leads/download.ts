/** Saves what the server answered as a file, under the name that the answer gives it. */
export async function download(answer: Response): Promise<void> {
  const [, name = 'leads.csv'] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by then; Safari takes it a little later than others.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
