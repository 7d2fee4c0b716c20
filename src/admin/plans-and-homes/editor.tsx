'use client'

import { Link } from '@payloadcms/ui'
import { useMemo } from 'react'
import { adminPaths } from '@/config/admin-paths'
import type { PlansAndHomes } from '@/data/homes/edit/queries'
import { type Choice, findChoice } from '@/domain/grid/column'
import type { GridState, Sheets } from '@/domain/grid/state'
import {
  type EditChoices,
  HOMES,
  homeColumns,
  newHome,
  newPlan,
  PLANS,
  planChoices,
  planColumns,
  TABLE_ROWS_MAX,
} from '@/domain/homes/edit-columns'
import { disagreements } from '@/domain/homes/listing-counts'
import { SOLD_SHOWN_DAYS } from '@/domain/homes/sold'
import { plural } from '@/domain/text/plural'
import { GridForm } from '../grid/grid-form'
import { SheetSection } from '../grid/sheet-section'
import { useGrid } from '../grid/use-grid'
import { useUnchanged } from '../grid/use-unchanged'
import { listHref } from '../list-links'
import { saveRows } from './actions'
import { HomeActions, PlanActions, RowActionsContext } from './row-actions'
import { useRowActions } from './use-row-actions'

interface PlansAndHomesEditorProps {
  community: number
  content: PlansAndHomes
  /** Whether the user publishes; otherwise all saves are drafts. */
  publishes: boolean
}

const planActions = { label: 'Actions', Cells: PlanActions }
const homeActions = { label: 'Actions', Cells: HomeActions }

/** The grid leaves out what was sold long ago. */
const soldList = (community: number) =>
  listHref('homes', [{ community: { equals: String(community) } }, { status: { equals: 'sold' } }])

/** The choices of plans of the homes: those that are stored or have a name. */
function getChoices(state: GridState, builders: readonly Choice[]) {
  return planChoices(
    state.rows
      .filter(({ sheet }) => sheet === PLANS)
      .map(({ key, cells, isRemoved }) => ({
        isRemoved,
        value: String(state.saved.get(key)?.id ?? key),
        alias: key,
        name: cells.name ?? '',
        builder: findChoice(builders, cells.builder ?? '')?.label ?? '',
      })),
  )
}

/** The numbers of what visitors see. */
function listedCounts(state: GridState) {
  const shown = state.rows.flatMap(({ key, sheet }) => {
    const { id = null, values } = state.saved.get(key) ?? {}
    return id !== null && values && values.publishing !== 'draft' ? [{ sheet, values }] : []
  })
  return {
    listedHomes: shown.filter(
      ({ sheet, values }) => sheet === HOMES && values.status === 'available',
    ).length,
    listedPlans: shown.filter(({ sheet }) => sheet === PLANS).length,
  }
}

interface CountsNoticeProps {
  community: number
  content: PlansAndHomes
  state: GridState
}

/** Says when the community reports other numbers than it has rows, and when rows are left out. */
function CountsNotice({ community, content: { reported, left }, state }: CountsNoticeProps) {
  if (left > 0) {
    return (
      <p className="plans-and-homes__counts">
        {`${plural(left, 'row is', 'rows are')} left out, because a table has at most ${TABLE_ROWS_MAX}. They are in the lists of floor plans and homes.`}
      </p>
    )
  }
  const problems = disagreements({ ...reported, ...listedCounts(state) })
  if (problems.length === 0) return null
  return (
    <p className="plans-and-homes__counts">
      {`${problems.join('. ')}. `}
      <Link href={adminPaths.document('communities', community)} prefetch={false}>
        Change what the community reports
      </Link>
    </p>
  )
}

/** The grid of all plans and homes of a community. */
export function PlansAndHomesEditor({ community, content, publishes }: PlansAndHomesEditorProps) {
  const { builders, homeTypes } = content
  const offered = useUnchanged<EditChoices>({ builders, homeTypes, publishes })
  const plans = useMemo(() => planColumns(offered), [offered])
  const { state, update, notice, setNotice } = useGrid(
    // The texts of stored values do not depend on the choices.
    { [PLANS]: plans, [HOMES]: homeColumns(offered, []) },
    content.rows,
  )
  const choices = useUnchanged(getChoices(state, builders))
  const homes = useMemo(() => homeColumns(offered, choices), [offered, choices])
  const sheets = useMemo<Sheets>(() => ({ [PLANS]: plans, [HOMES]: homes }), [plans, homes])

  const actions = useRowActions({ community, publishes, state, sheets, update })
  const getName = (key: string) => {
    const { cells, sheet } = state.rows.find((row) => row.key === key) ?? {}
    return cells?.[sheet === PLANS ? 'name' : 'address'] || 'New row'
  }
  const common = { state, update, refusePaste: setNotice, rowsMax: TABLE_ROWS_MAX }
  return (
    <RowActionsContext value={actions}>
      <GridForm
        label="Plans and homes"
        name={`plans-and-homes:${community}`}
        sheets={sheets}
        state={state}
        update={update}
        notice={notice}
        getName={getName}
        save={(edits) => saveRows(community, edits)}
        note={
          publishes
            ? 'Published rows change on the site when you save. New rows are drafts until you publish them.'
            : 'Your changes are saved as drafts. Submit each in its form for review.'
        }
      >
        <p className="plans-and-homes__hint">
          Move with the arrow keys, Tab and Enter. Esc restores a cell, Ctrl+Z undoes, Ctrl+S saves.
          Paste rows from Excel or Google Sheets where they begin.
        </p>
        <CountsNotice community={community} content={content} state={state} />
        <SheetSection
          title="Floor plans"
          newLabel="New plan"
          sheet={PLANS}
          columns={plans}
          fresh={newPlan(offered)}
          after={planActions}
          {...common}
        />
        <SheetSection
          title="Homes"
          newLabel="New home"
          sheet={HOMES}
          columns={homes}
          fresh={newHome(offered)}
          after={homeActions}
          {...common}
        >
          <Link className="plans-and-homes__sold" href={soldList(community)} prefetch={false}>
            Homes sold over {SOLD_SHOWN_DAYS} days ago
          </Link>
        </SheetSection>
      </GridForm>
    </RowActionsContext>
  )
}
