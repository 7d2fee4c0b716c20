import { type Recipient, toggleRecipient } from '@/domain/leads/recipients'

interface RecipientChoiceProps {
  recipients: readonly Recipient[]
  chosen: readonly Recipient[]
  onChange: (chosen: Recipient[]) => void
}

/** Who receives the request, if the community has several builders. */
export function RecipientChoice({ recipients, chosen, onChange }: RecipientChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">Who should get this?</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {recipients.map((recipient) => (
          <label key={recipient.name} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(recipient)}
              onChange={() => onChange(toggleRecipient(chosen, recipient))}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="inline-block first-letter:uppercase">{recipient.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
