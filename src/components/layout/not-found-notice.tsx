import type { NotFoundWords } from '@/content/not-found'
import { ButtonLink } from '../ui/button'

/** States that a document does not exist, with a link to its list. */
export function NotFoundNotice({ title, text, back }: NotFoundWords) {
  return (
    <div className="page-width grid justify-items-center gap-4 py-24 text-center">
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-lg text-ink-soft text-lg">{text}</p>
      <ButtonLink href={back.path}>{back.label}</ButtonLink>
    </div>
  )
}
