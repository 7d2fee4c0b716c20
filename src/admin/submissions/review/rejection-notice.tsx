import type { Rejected } from '@/contract/submissions/results'

/** Why nothing was published. */
export function RejectionNotice({ result }: { result: Rejected }) {
  return (
    <div className="submission-notice submission-notice--danger" role="alert">
      <h2>Nothing was published</h2>
      <p>{result.message}</p>
      {result.conflicts.length > 0 && (
        <ul>
          {result.conflicts.map(({ record, name, message }) => (
            <li key={`${record} ${message}`}>
              <a href={`#review-${record}`}>{name}</a>
              {`: ${message}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
