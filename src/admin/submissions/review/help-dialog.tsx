'use client'

import { Dialog } from '../../dialog'
import { reviewKeys } from './shortcuts'

export function HelpDialog({ close }: { close: () => void }) {
  return (
    <Dialog title="Keys of the review" close={close}>
      <dl className="field-review-keys">
        {reviewKeys.map(([keys, action]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
