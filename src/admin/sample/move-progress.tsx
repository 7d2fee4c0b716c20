'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useTransition } from 'react'
import { formatNumber } from '@/domain/text/format-number'

/** Milliseconds between two looks at the progress. */
const PAUSE = 1500

interface MoveProgressProps {
  task: 'remove' | 'restore'
  done: number
  total: number
}

/** Follows the job that moves the sample content, also after a reload. */
export function MoveProgress({ task, done, total }: MoveProgressProps) {
  const router = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  const look = useEffectEvent(() => {
    if (!isRefreshing) startRefresh(() => router.refresh())
  })
  useEffect(() => {
    const timer = setInterval(() => look(), PAUSE)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="dashboard-progress">
      <p id="sample-progress" role="status">
        {task === 'remove' ? 'Removed' : 'Restored'}: {formatNumber(done)} of {formatNumber(total)}{' '}
        documents
      </p>
      <progress max={total} value={done} aria-labelledby="sample-progress" />
      <p>You can close this page. It goes on without you.</p>
    </div>
  )
}
