import { Dialog } from '../../dialog'
import { ActionButton } from '../action-button'

interface ChangeBuilderProps {
  /** Names of builders. */
  from: string
  to: string
  change: () => void
  stay: () => void
}

/** Asks before the grid of another builder takes the place of one with changes. */
export function ChangeBuilder({ from, to, change, stay }: ChangeBuilderProps) {
  return (
    <Dialog title={`Change to ${to}?`} close={stay}>
      <div>
        <p className="submission-lead">
          {`What you entered for ${from} was not sent. It stays in this browser for two weeks and is offered again when you choose ${from}.`}
        </p>
        <div className="guide-dialog__buttons">
          <ActionButton tone="primary" onClick={change}>
            Change the builder
          </ActionButton>
          <ActionButton onClick={stay}>Stay with {from}</ActionButton>
        </div>
      </div>
    </Dialog>
  )
}
