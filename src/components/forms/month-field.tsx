import { InputBase, Popover, type TextInputProps } from '@mantine/core'
import { MonthPicker } from '@mantine/dates'
import '@mantine/dates/styles.css'
import 'dayjs/locale/pt-br'
import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { type IMask, IMaskInput } from 'react-imask'
import { clampMonth, fromDay, monthOf, parseMonth, toFirstDay } from '#/domain/month.ts'
import styles from './month-field.module.css'

interface MonthFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  label: string
  /** `MM/YYYY`, or what of it is typed so far. */
  value?: string
  onChange(value: string): void
  /** First year that the calendar offers. */
  firstYear: number
}

const CONTROLS = {
  nextYear: 'Próximo ano',
  previousYear: 'Ano anterior',
  nextDecade: 'Próxima década',
  previousDecade: 'Década anterior',
}

/** 'MM/YYYY', and while it is typed 'M/YYYY', as many people write it. */
const MASKS = [{ mask: '0/0000' }, { mask: '00/0000' }]
const ONE_DIGIT = /^\d\/\d{4}$/

function chooseMask(
  appended: string,
  { rawInputValue, compiledMasks }: InstanceType<typeof IMask.MaskedDynamic>,
) {
  return compiledMasks[/^\d\//.test(rawInputValue + appended) ? 0 : 1]
}

interface MonthInputProps extends Omit<ComponentProps<typeof IMaskInput>, 'mask'> {
  onAccept(text: string): void
}

const MonthInput = (props: MonthInputProps) => (
  <IMaskInput {...props} mask={MASKS} dispatch={chooseMask} />
)

const monthAndYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' })

/** A month of the past or the present one, typed as MM/YYYY or chosen from a calendar. */
export function MonthField({ label, value = '', onChange, firstYear, ...input }: MonthFieldProps) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const calendar = useRef<HTMLDivElement>(null)
  const typed = parseMonth(value)
  const today = new Date()
  const first = { month: 1, year: firstYear }
  const last = monthOf(today)
  /** Where the calendar begins: a month that it does not offer cannot take focus. */
  const shown = toFirstDay(clampMonth(typed ?? last, first, last))

  function accept(text: string) {
    const month = ONE_DIGIT.test(text) ? `0${text}` : text
    if (month !== value) onChange(month)
  }

  function choose(day: string | null) {
    if (day) onChange(fromDay(day))
    setOpened(false)
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
      // At once: one that is opened again while it still closes would show where it stood before.
      transitionProps={{ duration: 0 }}
    >
      <InputBase
        {...input}
        id={id}
        component={MonthInput}
        label={label}
        placeholder="MM/AAAA"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onAccept={accept}
        rightSectionPointerEvents="all"
        rightSection={
          <Popover.Target>
            <button
              type="button"
              className={styles.open}
              aria-label="Escolher no calendário"
              aria-describedby={`${id}-label`}
              onClick={() => setOpened(!opened)}
              // Escape before focus has moved into the calendar closes that too, not the dialog.
              data-mantine-stop-propagation={opened || undefined}
              onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
            >
              <CalendarDays aria-hidden="true" />
            </button>
          </Popover.Target>
        }
      />
      {/* Escape closes the calendar, not the dialog around it. */}
      <Popover.Dropdown ref={calendar} data-mantine-stop-propagation>
        <MonthPicker
          __stopPropagation
          locale="pt-br"
          value={typed && toFirstDay(typed)}
          defaultDate={shown}
          onChange={choose}
          // What was pressed goes with its level: focus stays in the calendar.
          onLevelChange={() => calendar.current?.focus()}
          minDate={toFirstDay(first)}
          maxDate={today}
          // In full, as the names of the buttons have them; the year leads to the choice of another.
          monthsListFormat="MMMM"
          yearLabelFormat="[Ano de] YYYY"
          ariaLabels={CONTROLS}
          getMonthControlProps={(day) => ({
            // Where the keyboard begins.
            'data-autofocus': day === shown || undefined,
            'aria-label': monthAndYear.format(new Date(`${day.slice(0, 7)}-15T12:00`)),
          })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
