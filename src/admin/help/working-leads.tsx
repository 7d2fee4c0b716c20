import { ANSWER_WITHIN_HOURS } from '@/domain/leads/answer-time'
import { HelpTable } from './help-table'

interface Task {
  readonly what: string
  readonly how: string
}

const tasks: readonly Task[] = [
  {
    what: 'Find open leads',
    how: 'Use the views above the inbox: New, Mine, Open more than 2 days. A red New badge means the reply is almost overdue.',
  },
  {
    what: 'Assign a lead to yourself',
    how: 'Click “Assign to me” on the lead, or select several leads in the list and click “Assign to me”.',
  },
  {
    what: 'Add a note',
    how: 'Use “Add a note” on the lead. The note is saved immediately, with your name and the time, and can’t be edited.',
  },
  {
    what: 'Mark a lead as answered or closed',
    how: 'Click “Mark contacted” or “Close”. The lead records the time and the user.',
  },
  {
    what: 'Find repeat requests',
    how: 'A lead shows the earlier requests with the same email address or phone number.',
  },
  {
    what: 'Export leads to a spreadsheet',
    how: 'Click “Export” above the list and choose the dates. The file contains personal data; delete it after use.',
  },
  {
    what: 'Delete someone’s data on request',
    how: 'Open “Erase personal data” in the menu, look up the email address, check the list, and confirm.',
  },
]

export function WorkingLeads() {
  return (
    <section aria-labelledby="leads">
      <h2 id="leads">Handling leads</h2>
      <p>
        For editors and admins. The site promises a reply within {ANSWER_WITHIN_HOURS} hours. A
        buyer’s message cannot be edited.
      </p>
      <HelpTable
        columns={['Task', 'Steps']}
        rows={tasks.map(({ what, how }) => ({ key: what, cells: [what, how] }))}
      />
      <p>
        Erasing permanently deletes the person’s leads, notes, emails and newsletter subscription,
        and builders’ files that mention the person; the rows of a submission stay, with “[erased]”
        in place of the person’s data. Other content that mentions the person is listed for a manual
        check. If you restore a backup, erase the data again. Exports and erasures are recorded in
        the audit log, which admins can view.
      </p>
    </section>
  )
}
