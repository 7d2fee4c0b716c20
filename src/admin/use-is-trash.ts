'use client'

import { usePathname } from 'next/navigation'

/** Whether a list shows the trash, whose documents are restored before they are changed. */
export const useIsTrash = (): boolean => usePathname().endsWith('/trash')
