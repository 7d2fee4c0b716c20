import { findPartner, logExport } from '@/data/partners/access'
import { findStaff } from '@/data/staff/queries'
import { requireEditor } from '@/http/require-editor'

/** Admits partners with their key, and editors. Each download is recorded before it begins. */
export const admitPartner =
  (file: string) =>
  async (headers: Headers, isDownload: boolean): Promise<void> => {
    const caller = (await findPartner(headers)) ?? requireEditor(await findStaff(headers))
    if (isDownload) await logExport(caller, file)
  }
