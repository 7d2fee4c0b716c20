'use client'

import { Link, toast } from '@payloadcms/ui'
import { Plus } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { paths } from '@/config/paths'
import type { PlansAndHomes } from '@/data/homes/edit/queries'
import { type HomeStatus, homeStatuses, labelOf } from '@/domain/enums'
import { type Column, formatCell, type Values } from '@/domain/grid/column'
import {
  addRows,
  type GridState,
  type Sheets,
  toggleRemoved,
  withResults,
  withStored,
} from '@/domain/grid/state'
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
import { actionFailure } from '../action-failure'
import { GridForm } from '../grid/grid-form'
import { GridTable } from '../grid/grid-table'
import { useGrid } from '../grid/use-grid'
import { listHref } from '../list-links'
import { saveRows } from './actions'
import { HomeActions, PlanActions, type RowActions, RowActionsContext } from './row-actions'
import { useUnchanged } from './use-unchanged'

interface PlansAndHomesEditorProps {
  community: number
  content: PlansAndHomes
  /** Whether the user publishes; otherwise all saves are drafts. */
  publishes: boolean
}

const planActions = { label: 'Actions', Cells: PlanActions }
const homeActions = { label: 'Actions', Cells: HomeActions }

const FAILED = 'The server did not respond. The home was not marked: try again.'

/** The grid leaves out what was sold long ago. */
const soldList = (community: number) =>
  listHref('homes', [{ community: { equals: String(community) } }, { status: { equals: 'sold' } }])

/** The choices of plans of the homes: those that are stored or have a name. */
function choicesOf(state: GridState) {
  return planChoices(
    state.rows
      .filter(({ sheet, isRemoved }) => sheet === PLANS && !isRemoved)
      .map(({ key, cells }) => ({
        value: String(state.saved.get(key)?.id ?? key),
        name: cells.name ?? '',
        builder: cells.builder ?? '',
      })),
  )
}

/** The grid of all plans and homes of a community. */
export function PlansAndHomesEditor({ community, content, publishes }: PlansAndHomesEditorProps) {
  const { builders, homeTypes, left } = content
  const offered = useUnchanged<EditChoices>({ builders, homeTypes, publishes })
  const plans = useMemo(() => planColumns(offered), [offered])
  const stored = content.rows
  const builderColumn = plans.find(({ name }) => name === 'builder')
  const storedPlans = stored
    .filter(({ sheet }) => sheet === PLANS)
    .map(({ id, values: { name, builder } }) => ({
      value: String(id),
      name: String(name ?? ''),
      builder: builderColumn ? formatCell(builderColumn, builder) : '',
    }))
  const { state, update, notice, setNotice } = useGrid(
    { [PLANS]: plans, [HOMES]: homeColumns(offered, planChoices(storedPlans)) },
    stored,
  )
  const choices = useUnchanged(choicesOf(state))
  const homes = useMemo(() => homeColumns(offered, choices), [offered, choices])
  const sheets = useMemo<Sheets>(() => ({ [PLANS]: plans, [HOMES]: homes }), [plans, homes])

  const latest = useRef({ state, sheets })
  latest.current = { state, sheets }

  const actions = useMemo<RowActions>(() => {
    async function mark(key: string, status: HomeStatus) {
      const { state: current } = latest.current
      const saved = current.saved.get(key)
      const address = String(saved?.values.address ?? '')
      if (!saved || saved.id === null) return
      const edit = {
        key,
        sheet: HOMES,
        id: saved.id,
        from: saved.values,
        to: { status },
        isRemoved: false,
        copyOf: null,
      }
      try {
        const [result] = await saveRows(community, [edit])
        if (result && 'saved' in result) {
          const { status: now = null, publishing = null } = result.saved.values
          update((before) =>
            withStored(latest.current.sheets, before, key, { status: now, publishing }),
          )
          const label = labelOf(homeStatuses, status).toLowerCase()
          toast.success(
            publishes
              ? `${address} is ${label}.`
              : `${address} is ${label} in a draft. Submit it for review in its form.`,
          )
        } else if (result) {
          update((before) => withResults(latest.current.sheets, before, [result]))
          toast.error(`${address} was not marked. Its row says why.`)
        }
      } catch (error) {
        toast.error(actionFailure(error, FAILED))
      }
    }
    return {
      mark: (key, status) => void mark(key, status),
      duplicate: (key) =>
        update((before) => {
          const row = before.rows.find((one) => one.key === key)
          if (!row) return before
          const cells = { ...row.cells, name: `${row.cells.name} (copy)` }
          const copy = {
            sheet: PLANS,
            values: {},
            cells,
            copyOf: before.saved.get(key)?.id ?? null,
          }
          return addRows(before, plans, [copy], key)
        }),
      toggleRemoved: (key) => update((before) => toggleRemoved(before, key)),
      removes: publishes,
    }
  }, [community, plans, publishes, update])

  const nameOf = (key: string) => {
    const { cells, sheet } = state.rows.find((row) => row.key === key) ?? {}
    return cells?.[sheet === PLANS ? 'name' : 'address'] || 'New row'
  }
  const common = { state, update, refusePaste: setNotice, rowsMax: TABLE_ROWS_MAX }
  const add = (sheet: string, columns: readonly Column[], values: Values) =>
    update((before) => addRows(before, columns, [{ sheet, values }]))
  const amount = (sheet: string) => state.rows.filter((row) => row.sheet === sheet).length
  const listed = (sheet: string, status?: HomeStatus) =>
    state.rows.filter((row) => {
      const values = state.saved.get(row.key)?.values
      const isShown = row.sheet === sheet && values?.publishing !== 'draft' && values !== undefined
      return (
        isShown && state.saved.get(row.key)?.id !== null && (!status || values.status === status)
      )
    }).length
  const problems = disagreements({
    ...content.reported,
    listedHomes: listed(HOMES, 'available'),
    listedPlans: listed(PLANS),
  })

  return (
    <RowActionsContext value={actions}>
      <GridForm
        label="Plans and homes"
        name={`plans-and-homes:${community}`}
        sheets={sheets}
        state={state}
        update={update}
        notice={notice}
        nameOf={nameOf}
        save={(edits) => saveRows(community, edits)}
        note={
          publishes
            ? 'Published rows change on the site when you save.'
            : 'Your changes are saved as drafts. Submit each in its form for review.'
        }
      >
        <p className="plans-and-homes__hint">
          Move with the arrow keys, Tab and Enter. Esc restores a cell, Ctrl+Z undoes, Ctrl+S saves.
          Paste rows from Excel or Google Sheets where they begin.
        </p>
        {problems.length > 0 && (
          <p className="plans-and-homes__counts">
            {`${problems.join('. ')}. `}
            <Link href={paths.adminDocument('communities', community)} prefetch={false}>
              Change what the community reports
            </Link>
          </p>
        )}
        {left > 0 && (
          <p className="plans-and-homes__counts">
            {`${plural(left, 'row is', 'rows are')} left out, because a table has at most ${TABLE_ROWS_MAX}. They are in the lists of floor plans and homes.`}
          </p>
        )}
        <section aria-labelledby="grid-plans">
          <h2 id="grid-plans">
            Floor plans <span>{amount(PLANS)}</span>
          </h2>
          <GridTable
            label="Floor plans"
            sheet={PLANS}
            columns={plans}
            fresh={newPlan(offered)}
            after={planActions}
            {...common}
          />
          <button
            type="button"
            className="grid__button"
            disabled={amount(PLANS) >= TABLE_ROWS_MAX}
            onClick={() => add(PLANS, plans, newPlan(offered))}
          >
            <Plus aria-hidden="true" size={15} /> New plan
          </button>
        </section>
        <section aria-labelledby="grid-homes">
          <h2 id="grid-homes">
            Homes <span>{amount(HOMES)}</span>
          </h2>
          <GridTable
            label="Homes"
            sheet={HOMES}
            columns={homes}
            fresh={newHome(offered)}
            after={homeActions}
            {...common}
          />
          <button
            type="button"
            className="grid__button"
            disabled={amount(HOMES) >= TABLE_ROWS_MAX}
            onClick={() => add(HOMES, homes, newHome(offered))}
          >
            <Plus aria-hidden="true" size={15} /> New home
          </button>
          <Link className="plans-and-homes__sold" href={soldList(community)} prefetch={false}>
            Homes sold over {SOLD_SHOWN_DAYS} days ago
          </Link>
        </section>
      </GridForm>
    </RowActionsContext>
  )
}
