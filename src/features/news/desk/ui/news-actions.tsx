import { CalendarOff, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { type MenuOption, OptionsMenu } from '#/components/options-menu.tsx'
import { pageOfItem } from '../../links.ts'
import { articleEditorPath, deleteArticle, unpublishArticle } from '../queries.ts'
import type { DeskItem } from '../schema.ts'

/** @param message of the server */
export type OnChanged = (message: string, options?: { isGone?: boolean }) => Promise<void>

interface NewsActionsProps {
  item: DeskItem
  onChanged: OnChanged
}

/** What an Admin can do with an item of the list. */
export function NewsActions({ item, onChanged }: NewsActionsProps) {
  const { _id: id, headline, situacao } = item
  const [asking, setAsking] = useState<'unpublish' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const icon = { 'aria-hidden': true, size: 18 } as const

  const options: MenuOption[] = [
    ...(situacao === 'publicado'
      ? [{ text: 'Ver', icon: <Eye {...icon} />, to: pageOfItem(item) }]
      : []),
    ...(situacao === 'rascunho'
      ? []
      : [
          {
            text: situacao === 'publicado' ? 'Despublicar' : 'Cancelar agendamento',
            icon: <CalendarOff {...icon} />,
            onChoose: () => setAsking('unpublish'),
          },
        ]),
    {
      text: 'Excluir',
      icon: <Trash2 {...icon} />,
      danger: true,
      onChoose: () => setAsking('delete'),
    },
  ]

  return (
    <>
      <ButtonLink look="quiet" to={articleEditorPath(id)} aria-label={`Editar ${headline}`}>
        Editar
      </ButtonLink>
      <OptionsMenu label={`Opções de ${headline}`} options={options} />
      <ConfirmDialog
        title={situacao === 'agendado' ? 'Cancelar agendamento' : 'Despublicar'}
        question={`“${headline}” volta a rascunho e ${situacao === 'agendado' ? 'não será publicado' : 'deixa de aparecer para os visitantes'}. Continuar?`}
        look="primary"
        opened={asking === 'unpublish'}
        onClose={close}
        onConfirm={async () => {
          const { message } = await unpublishArticle(id)
          await onChanged(message)
        }}
      />
      <ConfirmDialog
        title="Excluir conteúdo"
        question={`Excluir “${headline}”? Não dá para desfazer.`}
        opened={asking === 'delete'}
        onClose={close}
        onConfirm={async () => {
          const { message } = await deleteArticle(id)
          await onChanged(message, { isGone: true })
        }}
      />
    </>
  )
}
