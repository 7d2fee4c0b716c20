import type { lexicalEditor } from '@payloadcms/richtext-lexical'
import { findUnfinishedPicture } from '@/domain/documents/unfinished-picture'

type Editor = ReturnType<typeof lexicalEditor>

/**
 * The editor of articles, guides and pages, which says what to do about a picture without a file.
 *
 * Payload 3.90.1 says `upload node failed to validate` of a pasted picture that is still a gray box. No
 * issue was found. Not needed anymore when its message can be understood.
 */
export function explainMissingPicture(editor: Editor): Editor {
  return async (options) => {
    const adapter = await editor(options)
    return {
      ...adapter,
      validate: async (value, context) => {
        const result = await adapter.validate(value, context)
        const isPicture = typeof result === 'string' && result.startsWith('upload node failed')
        return isPicture ? (findUnfinishedPicture(value) ?? result) : result
      },
    }
  }
}
