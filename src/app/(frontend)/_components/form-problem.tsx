import { CircleAlert } from 'lucide-react'

/** Why a form was not stored, above its fields. */
export function FormProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <p role="alert" className="flex gap-2 rounded-md border border-danger p-4 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.8} />
      {problem}
    </p>
  )
}
