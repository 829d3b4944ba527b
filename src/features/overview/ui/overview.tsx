import { DeskPage } from '#/components/desk/desk-page.tsx'
import { Figures } from './figures.tsx'
import { WaitingList } from './waiting-list.tsx'

/** What waits for an Admin, and what was counted of late. */
export const Overview = () => (
  <DeskPage title="Administração" lead="O que espera por você, e o que foi visto no site.">
    <WaitingList />
    <Figures />
  </DeskPage>
)
