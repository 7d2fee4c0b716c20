'use client'

import './palette.css'
import { useRouteTransition } from '@payloadcms/ui'
import { Command as Cmdk } from 'cmdk'
import { ArrowRight, FileText, PanelTop, Search, X, Zap } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { plural } from '@/domain/text/plural'
import { Badge } from '../cells/badge'
import { restoreVerification, verifyListings } from '../dashboard/actions'
import { useAction } from '../use-action'
import {
  groupResults,
  groupVerifications,
  type Result,
  type ResultGroup,
  suggest,
} from './group-results'
import { type Command, readVerified } from './rank-commands'
import { useFoundDocuments } from './use-found-documents'

const icons = { Documents: FileText, Screens: PanelTop, Actions: Zap } as const

const HINT = 'Type a name, a city, a screen or an action, such as “new event”.'

/** Leaves the page as a link does: forms with unsaved changes ask first. */
function useFollow(): (href: string) => void {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  return (href) => {
    const link = document.createElement('a')
    link.href = href
    link.addEventListener('click', (event) => {
      event.preventDefault()
      startRouteTransition(() => router.push(href))
    })
    document.body.append(link)
    link.click()
    link.remove()
  }
}

/** Takes what was chosen: opens a page, or verifies a community and offers to undo it. */
function useTake(close: () => void): (result: Result) => void {
  const follow = useFollow()
  const { start } = useAction()
  return ({ href, verify }) => {
    close()
    if (verify === null) return follow(href)
    const { id, title, verifiedAt } = verify
    start({
      act: () => verifyListings([Number(id)]),
      done: () => `${title} is verified.`,
      undo: {
        act: () => restoreVerification(Number(id), verifiedAt),
        done: () => `${title} is no longer verified.`,
      },
    })
  }
}

interface Found {
  readonly groups: readonly ResultGroup[]
  /** What was found, or why nothing was. */
  readonly status: string
}

function useResults(query: string, commands: readonly Command[], canVerify: boolean): Found {
  const verified = canVerify ? readVerified(query) : null
  const found = useFoundDocuments(verified ?? query)
  if (query.trim() === '') return { groups: suggest(commands), status: HINT }
  const groups =
    verified === null ? groupResults(commands, query, found) : groupVerifications(verified, found)
  const count = groups.reduce(
    (sum, { results }) => sum + results.filter(({ id }) => id !== 'all').length,
    0,
  )
  const none =
    verified === null
      ? `No results for “${query.trim()}”. Check the spelling, or try one word.`
      : `No published community or builder matches “${verified}”.`
  const counted = count === 0 ? none : plural(count, 'result', 'results')
  return { groups, status: found.problem ?? (found.isSearching ? 'Searching…' : counted) }
}

/** A modal dialog at the top of the page, which the focus leaves for where it was. */
function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // A dialog focuses its first part that can have the focus, which is the whole list.
    element?.querySelector('input')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}

interface PaletteProps {
  commands: readonly Command[]
  canVerify: boolean
  close: () => void
}

/** The search for documents, screens and actions, used with the keyboard. */
export function Palette({ commands, canVerify, close }: PaletteProps) {
  const dialog = useModalDialog()
  const [query, setQuery] = useState('')
  // The first result, until the user moves to another one.
  const [chosen, setChosen] = useState<string | null>(null)
  const { groups, status } = useResults(query, commands, canVerify)
  const take = useTake(close)
  const results = groups.flatMap((group) => group.results)
  const isShown = results.some(({ id }) => id === chosen)
  return createPortal(
    <dialog
      ref={dialog}
      className="guide-palette"
      aria-label="Search everything"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) close()
      }}
    >
      <Cmdk
        label="Search everything"
        shouldFilter={false}
        vimBindings={false}
        loop
        value={(isShown ? chosen : results[0]?.id) ?? ''}
        onValueChange={setChosen}
      >
        <div className="guide-palette__head">
          <Search aria-hidden="true" size={18} />
          <Cmdk.Input
            value={query}
            onValueChange={(value) => {
              setQuery(value)
              setChosen(null)
            }}
            placeholder="Search everything"
            maxLength={100}
          />
          <button type="button" aria-label="Close" onClick={close}>
            <X aria-hidden="true" size={18} />
          </button>
        </div>
        <Cmdk.List label="Results">
          {groups.map(({ label, results: own }) => (
            <Cmdk.Group key={label} heading={label}>
              {own.map((result) => (
                <Choice key={result.id} result={result} of={label} take={take} />
              ))}
            </Cmdk.Group>
          ))}
        </Cmdk.List>
        <p className="guide-palette__status" role="status">
          {status}
        </p>
      </Cmdk>
    </dialog>,
    document.body,
  )
}

interface ChoiceProps {
  result: Result
  of: ResultGroup['label']
  take: (result: Result) => void
}

function Choice({ result, of, take }: ChoiceProps) {
  const { id, label, detail, isDraft } = result
  const Icon = id === 'all' ? ArrowRight : icons[of]
  return (
    <Cmdk.Item value={id} onSelect={() => take(result)}>
      <Icon aria-hidden="true" size={16} />
      <span>
        <strong>{label}</strong>
        {detail && <span>{detail}</span>}
      </span>
      {isDraft && <Badge tone="plain">Draft</Badge>}
    </Cmdk.Item>
  )
}
