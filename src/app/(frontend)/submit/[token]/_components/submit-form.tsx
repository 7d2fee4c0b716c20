import { Download } from 'lucide-react'
import { Button, buttonClass } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { HoneypotField } from '@/components/ui/honeypot-field'
import { emailedPaths } from '@/config/emailed-paths'
import { FormProblem } from '../../../_components/form-problem'
import { FileFields } from './file-fields'

interface SubmitFormProps {
  readonly token: string
  /** Says when the form was shown. */
  readonly formToken: string
  readonly problem: string | null
  /** How many files can still be sent. */
  readonly files: number
}

const expected = [
  'Communities: name, city, starting price, homes available, whether they are sold out.',
  'Plans and homes, if you list them: name or address, price, size, bedrooms, move-in date.',
  'Whatever is new. What you leave blank stays as it is.',
]

/** The form of a builder's link, which works without JavaScript. */
export function SubmitForm({ token, formToken, problem, files }: SubmitFormProps) {
  return (
    <>
      <p className="mt-4 text-ink-soft text-lg">
        Send what has changed this month. Nothing is published before one of our editors has checked
        it.
      </p>
      <h2 className="mt-8 text-2xl">What we need</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {expected.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-5">
        Any spreadsheet will do, with your column headings.{' '}
        {files > 1 ? `You can send up to ${files} files with this link. ` : null}
        Or start from your current listings:
      </p>
      <a
        href={emailedPaths.submitLayout(token)}
        className={buttonClass('outline', 'mt-4')}
        download
      >
        <Download aria-hidden className="size-5" strokeWidth={1.8} />
        Download your listings
      </a>
      <form
        action={emailedPaths.submitFile(token)}
        method="post"
        encType="multipart/form-data"
        className="mt-10 grid gap-6 border-hairline border-t pt-8"
        aria-label="Send your update"
      >
        <FormProblem problem={problem} />
        <FileFields token={token} />
        <TextField
          label="Your name (optional)"
          name="name"
          autoComplete="name"
          maxLength={120}
          help="So that our editors know whom to ask."
        />
        <input type="hidden" name="formToken" value={formToken} />
        <HoneypotField />
        <Button type="submit" className="justify-self-start">
          Send the update
        </Button>
      </form>
    </>
  )
}
