'use client'

import { ClipboardPaste, FileUp, type LucideIcon, MailPlus, Table2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { newSubmissionHref } from '../links'
import { AskBuilder } from './ask-builder'
import { ChangeBuilder } from './change-builder'
import { EnterGrid } from './enter-grid'
import { PasteTable } from './paste-table'
import { UploadFile } from './upload-file'
import { type Way, ways } from './ways'

const labels: Readonly<Record<Way, readonly [label: string, Icon: LucideIcon]>> = {
  upload: ['Upload a file', FileUp],
  paste: ['Paste a table', ClipboardPaste],
  grid: ['Enter in a grid', Table2],
  ask: ['Ask the builder', MailPlus],
}

interface IntakeProps {
  builders: readonly { readonly id: number; readonly name: string }[]
  firstBuilder: number | null
  firstWay: Way
}

/** The ways in which a submission comes in. Each keeps what was entered while another is shown. */
export function Intake({ builders, firstBuilder, firstWay }: IntakeProps) {
  const router = useRouter()
  const id = useId()
  const [builder, setBuilder] = useState(firstBuilder)
  const [way, setWay] = useState(firstWay)
  const [wasGridOpened, setGridOpened] = useState(false)
  const [hasEntered, setEntered] = useState(false)
  // The builder that was chosen while the grid of another one has changes.
  const [pendingBuilder, setPendingBuilder] = useState<number | 'none' | null>(null)
  const [isBuilderMissing, setBuilderMissing] = useState(false)
  const received = (submission: number) =>
    router.push(adminPaths.document('submissions', submission))

  // A reload shows the same builder and way.
  useEffect(() => {
    if (way === 'grid') setGridOpened(true)
    window.history.replaceState(null, '', newSubmissionHref(builder ?? undefined, way))
  }, [builder, way])

  const getName = (wanted: number | 'none' | null) =>
    builders.find((each) => each.id === wanted)?.name ?? 'no builder'

  const choose = (chosen: number | null) => {
    setBuilder(chosen)
    setBuilderMissing(false)
    setEntered(false)
  }

  /** The chosen builder; without one, the field asks for it. */
  const requireBuilder = (): number | null => {
    if (builder !== null) return builder
    setBuilderMissing(true)
    document.getElementById(`${id}-builder`)?.focus()
    return null
  }

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = ways[(ways.indexOf(way) + step + ways.length) % ways.length] ?? way
    setWay(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  const panel = (of: Way) => ({
    id: `${id}-panel-${of}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${of}`,
    hidden: of !== way,
  })

  return (
    <div className="intake">
      <div className="intake__builder">
        <label htmlFor={`${id}-builder`}>Builder</label>
        <select
          id={`${id}-builder`}
          className="guide-input guide-input--large"
          value={builder ?? ''}
          aria-invalid={isBuilderMissing}
          aria-describedby={isBuilderMissing ? `${id}-missing` : undefined}
          onChange={({ target }) => {
            const chosen = target.value === '' ? null : Number(target.value)
            if (hasEntered) setPendingBuilder(chosen ?? 'none')
            else choose(chosen)
          }}
        >
          <option value="">Choose the builder</option>
          {builders.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
        {isBuilderMissing && (
          <p id={`${id}-missing`} className="field-review-problem" role="alert">
            Choose the builder first.
          </p>
        )}
      </div>
      <div className="intake__tabs" role="tablist" aria-label="How it came in">
        {ways.map((each) => {
          const [label, Icon] = labels[each]
          return (
            <button
              key={each}
              id={`${id}-tab-${each}`}
              type="button"
              role="tab"
              aria-selected={each === way}
              aria-controls={`${id}-panel-${each}`}
              tabIndex={each === way ? 0 : -1}
              onClick={() => setWay(each)}
              onKeyDown={move}
            >
              <Icon aria-hidden="true" size={17} /> {label}
            </button>
          )
        })}
      </div>
      <div {...panel('upload')}>
        <UploadFile builder={builder} requireBuilder={requireBuilder} received={received} />
      </div>
      <div {...panel('paste')}>
        <PasteTable builder={builder} requireBuilder={requireBuilder} received={received} />
      </div>
      <div {...panel('grid')} className="intake-grid">
        {wasGridOpened && builder !== null && (
          <EnterGrid key={builder} builder={builder} received={received} onChange={setEntered} />
        )}
        {way === 'grid' && builder === null && (
          <p className="submission-lead">Choose the builder first.</p>
        )}
      </div>
      <div {...panel('ask')}>{way === 'ask' && <AskBuilder key={builder} builder={builder} />}</div>
      {pendingBuilder !== null && (
        <ChangeBuilder
          from={getName(builder)}
          to={getName(pendingBuilder)}
          change={() => {
            setPendingBuilder(null)
            choose(pendingBuilder === 'none' ? null : pendingBuilder)
          }}
          stay={() => setPendingBuilder(null)}
        />
      )}
    </div>
  )
}
