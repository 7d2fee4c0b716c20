import { ANSWER_WITHIN_HOURS } from '@/domain/dashboard/freshness'

interface Task {
  readonly what: string
  readonly how: string
}

const tasks: readonly Task[] = [
  {
    what: 'See what waits',
    how: 'The lists over the inbox: New, Mine, Open longer than 2 days. A red New is nearly late.',
  },
  {
    what: 'Take a lead',
    how: '“Take it” on the lead, or select several in the list and press “Take over”.',
  },
  {
    what: 'Write down what was said',
    how: '“Add a note” on the lead. It is saved at once, with your name and the time, and stays as it was written.',
  },
  {
    what: 'Say that it is answered or done',
    how: '“Mark contacted” and “Close”. The lead keeps when that was, and who it was.',
  },
  {
    what: 'Find out who asks again',
    how: 'A lead says so itself when the same address or telephone number has asked before.',
  },
  {
    what: 'Take leads to a spreadsheet',
    how: '“Export” over the list: choose the days. The file holds personal data: delete it after use.',
  },
  {
    what: 'Forget a person who asks for it',
    how: '“Erase a person” in the menu: look the address up, look at what is listed, and confirm.',
  },
]

export function WorkingLeads() {
  return (
    <section aria-labelledby="leads">
      <h2 id="leads">Working the leads</h2>
      <p>
        For editors and admins. The site promises an answer within {ANSWER_WITHIN_HOURS} hours. What
        a buyer wrote cannot be changed by anybody.
      </p>
      <div className="help__table">
        <table>
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col">Do this</th>
            </tr>
          </thead>
          <tbody>
            {tasks.map(({ what, how }) => (
              <tr key={what}>
                <td>{what}</td>
                <td>{how}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Erasing takes leads, notes, letters and the newsletter subscription at once and for good.
        What somebody else wrote about the person is listed and left to you. Backups are older than
        that: erase again after one was restored. Exports and erasures stand in the audit log, which
        admins read.
      </p>
    </section>
  )
}
