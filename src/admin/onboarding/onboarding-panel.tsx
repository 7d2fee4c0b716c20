import { Link } from '@payloadcms/ui'
import { Circle, CircleCheck } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import { isOptionalStep, type OnboardingStep, type StepId } from '@/domain/onboarding/steps'
import { DismissButton } from './dismiss-button'

interface StepText {
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly href: string }
  /** The button of an optional step. */
  readonly dismiss?: string
}

const serverSettings = { label: 'How to set it', href: `${adminPaths.help}#server` }

const texts: Readonly<Record<StepId, StepText>> = {
  name: {
    title: 'Name the guide',
    text: 'Enter your name, phone, address and notices. They are on every page.',
    link: { label: 'Site settings', href: adminPaths.global('site-settings') },
    dismiss: 'Keep the name',
  },
  logo: {
    title: 'Add your logo',
    text: 'Replace the two files of the logo, and build the guide again.',
    link: { label: 'Which files', href: `${adminPaths.help}#server` },
    dismiss: 'The logo is right',
  },
  mail: {
    title: 'Set up the mail server',
    text: 'Until SMTP_URL is set, emails about leads are stored and not sent.',
    link: serverSettings,
    dismiss: 'Later',
  },
  admin: {
    title: 'Give an admin a name',
    text: 'Put your name on the first account, or invite an admin. Documents and the audit log show it.',
    link: { label: 'Users', href: adminPaths.list('users') },
  },
  maps: {
    title: 'Add a Google Maps key',
    text: 'Optional: without NEXT_PUBLIC_GOOGLE_MAPS_API_KEY the guide draws its own map.',
    link: serverSettings,
    dismiss: 'Skip',
  },
  builder: {
    title: 'Publish your first builder',
    text: 'Communities, plans and homes belong to a builder.',
    link: { label: 'Add a builder', href: `${adminPaths.list('builders')}/create` },
  },
  sample: {
    title: 'Remove the sample content',
    text: 'It goes to the trash and can be restored. What you edited stays.',
    link: { label: 'See what would go', href: adminPaths.sampleContent },
  },
}

/** What a new publisher still has to do; nothing when all is done or dismissed. */
export function OnboardingPanel({ steps }: { steps: readonly OnboardingStep[] }) {
  const open = steps.filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  const dismissed = steps.filter(({ state }) => state === 'dismissed').map(({ id }) => id)
  return (
    <section className="dashboard-panel onboarding" aria-labelledby="onboarding">
      <header className="dashboard-panel__header">
        <h2 id="onboarding" tabIndex={-1}>
          Set up your guide
        </h2>
        <span className="onboarding__count">
          {steps.length - open.length} of {steps.length} done
        </span>
      </header>
      <ol className="dashboard-rows">
        {steps.map(({ id, state }) => {
          const { title, text, link, dismiss } = texts[id]
          const isOpen = state === 'open'
          const Icon = isOpen ? Circle : CircleCheck
          return (
            <li key={id} className={`dashboard-row onboarding__step onboarding__step--${state}`}>
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              <div className="dashboard-row__words">
                <strong>{title}</strong>
                {isOpen ? (
                  <span>{text}</span>
                ) : (
                  <span className="dashboard-hidden">
                    {state === 'done' ? ' (done)' : ' (dismissed)'}
                  </span>
                )}
              </div>
              {isOpen && (
                <div className="onboarding__buttons">
                  <Link className="dashboard-button" href={link.href} prefetch={false}>
                    {link.label}
                  </Link>
                  {isOptionalStep(id) && dismiss && (
                    <DismissButton step={id} dismissed={dismissed} title={title}>
                      {dismiss}
                    </DismissButton>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
