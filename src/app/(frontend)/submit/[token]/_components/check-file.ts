import { emailedPaths } from '@/config/emailed-paths'
import { type FileCheck, fileCheck } from '@/contract/submissions/file-check'

/** How the server reads the file or table in `form`. Loaded when one is given: it brings zod. */
export async function checkFile(
  token: string,
  form: FormData,
  signal: AbortSignal,
): Promise<FileCheck> {
  const response = await fetch(emailedPaths.checkFile(token), {
    method: 'POST',
    body: form,
    signal,
  })
  return fileCheck.parse(await response.json())
}
