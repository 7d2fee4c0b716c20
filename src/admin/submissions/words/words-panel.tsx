'use client'

import { toast } from '@payloadcms/ui'
import { CheckCheck } from 'lucide-react'
import { useEffect, useRef, useState, useTransition } from 'react'
import type { Word, WordAnswer, WordsView } from '@/contract/submissions/words'
import { lowerFirst } from '@/domain/text/lower-first'
import { plural } from '@/domain/text/plural'
import { ActionButton } from '../action-button'
import { answerWords, loadWords } from '../actions'
import { useRestoredFocus } from '../use-restored-focus'
import { WordLine } from './word-line'

const FAILED = 'The server did not respond. Nothing was explained; please try again.'

const lineKey = ({ field, text }: Pick<Word, 'field' | 'text'>) => `${field} ${text}`

interface WordsPanelProps {
  submission: number
  builder: string
  first: WordsView
  isReadOnly: boolean
  /** Rows without a listing: another name is known when one of them is linked. */
  unmatched: number
  /** The rows changed. */
  onExplained: () => Promise<void>
}

/**
 * The builder's words that were not understood: each is explained once for all its rows and for the
 * builder's next files.
 */
export function WordsPanel(props: WordsPanelProps) {
  const { submission, builder, first, isReadOnly, unmatched, onExplained } = props
  const [view, setView] = useState(first)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [isPending, startTransition] = useTransition()
  const panel = useRef<HTMLElement>(null)
  useRestoredFocus(isPending, panel, [':scope > ul select:enabled', 'summary'])
  const shown = useRef(unmatched)
  useEffect(() => {
    if (shown.current === unmatched) return
    shown.current = unmatched
    // The words stay as they are if the server does not answer.
    loadWords(submission).then(setView, () => {})
  }, [submission, unmatched])
  const { open, explained, more } = view
  if (open.length === 0 && explained.length === 0) return null

  const currentChoice = (word: Word) => chosen[lineKey(word)] ?? word.choice
  const answer = (answers: readonly WordAnswer[]) =>
    startTransition(async () => {
      try {
        const result = await answerWords(submission, answers)
        if ('state' in result) {
          toast.error(result.message)
          return
        }
        setView(result)
        setChosen({})
        await onExplained()
      } catch {
        toast.error(FAILED)
      }
    })
  const toAnswer = (word: Word): WordAnswer => ({
    field: word.field,
    text: word.text,
    choice: currentChoice(word),
  })
  const ready = open.filter((word) => currentChoice(word) !== null)
  return (
    <section
      ref={panel}
      className="words-panel"
      aria-labelledby="words-title"
      aria-busy={isPending}
    >
      {open.length > 0 && (
        <>
          <header>
            <div>
              <h2 id="words-title">Words to explain</h2>
              <p>
                {`Say once what ${builder} means. It counts for all rows with the word, and for the next files.`}
              </p>
            </div>
            {!isReadOnly && ready.length > 1 && (
              <ActionButton
                Icon={CheckCheck}
                disabled={isPending}
                onClick={() => answer(ready.map(toAnswer))}
              >
                {ready.length === open.length
                  ? `Apply all ${ready.length}`
                  : `Apply ${ready.length} of ${open.length}`}
              </ActionButton>
            )}
          </header>
          <ul>
            {open.map((word) => (
              <WordLine
                key={lineKey(word)}
                word={word}
                detail={whereText(word)}
                choice={currentChoice(word)}
                isReadOnly={isReadOnly}
                isPending={isPending}
                choose={(choice) => setChosen((all) => ({ ...all, [lineKey(word)]: choice }))}
                button={{
                  label: `Apply to ${plural(word.rows, 'row', 'rows')}`,
                  act: () => answer([toAnswer(word)]),
                }}
              />
            ))}
          </ul>
          {more > 0 && (
            <p className="words-panel__more">
              {`${plural(more, 'more value is', 'more values are')} unclear. Decide about them below.`}
            </p>
          )}
        </>
      )}
      {explained.length > 0 && (
        <details>
          <summary id={open.length === 0 ? 'words-title' : undefined}>
            {`${plural(explained.length, 'word is', 'words are')} explained`}
          </summary>
          <ul>
            {explained.map((word) => (
              <WordLine
                key={lineKey(word)}
                word={word}
                detail={whereText(word)}
                choice={word.choice}
                isReadOnly={isReadOnly}
                isPending={isPending}
                choose={(choice) => answer([{ ...toAnswer(word), choice }])}
                button={
                  isReadOnly
                    ? null
                    : { label: 'Forget', act: () => answer([{ ...toAnswer(word), choice: null }]) }
                }
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function whereText({ rows, place }: Word): string {
  const count = plural(rows, 'row', 'rows')
  if (place === null) return count
  const where = lowerFirst(place)
  return rows === 1 ? where : `${count}, first in ${where}`
}
