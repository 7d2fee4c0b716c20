'use client'

import { useState } from 'react'
import type { missingChoices } from '@/contract/submissions/review'
import { plural } from '@/domain/text/plural'
import { ActionButton } from '../action-button'
import { ConfirmDialog } from './confirm-dialog'

type MissingChoice = (typeof missingChoices)[number]

const choices: readonly (readonly [MissingChoice, string, (count: string) => string])[] = [
  ['keep', 'Keep all', (count) => `${count} stay as they are on the site.`],
  [
    'sold-out',
    'All sold',
    (count) => `${count} are marked as sold or sold out. Floor plans wait for another choice.`,
  ],
  [
    'unpublish',
    'Unpublish all',
    (count) => `${count} are removed from the site and kept as drafts.`,
  ],
]

interface MissingBarProps {
  /** Missing listings without a choice. */
  count: number
  isBusy: boolean
  decide: (choice: MissingChoice) => Promise<void>
}

/** One choice for all listings that were not submitted and wait for one. */
export function MissingBar({ count, isBusy, decide }: MissingBarProps) {
  const [asked, setAsked] = useState<MissingChoice | null>(null)
  const found = choices.find(([choice]) => choice === asked)
  if (count < 2) return null
  const listings = plural(count, 'listing', 'listings')
  return (
    <div className="review-missing">
      <p>{`${listings} were not sent this month and wait for a choice.`}</p>
      <div className="field-review-bar__buttons">
        {choices.map(([choice, label]) => (
          <ActionButton
            key={choice}
            size="medium"
            disabled={isBusy}
            onClick={() => setAsked(choice)}
          >
            {label}
          </ActionButton>
        ))}
      </div>
      {found && (
        <ConfirmDialog
          title={`${found[1]}?`}
          text={`${found[2](listings)} Nothing changes on the site before you publish.`}
          label={`${found[1]}: ${count}`}
          isPending={isBusy}
          confirm={() => {
            setAsked(null)
            void decide(found[0])
          }}
          close={() => setAsked(null)}
        />
      )}
    </div>
  )
}
