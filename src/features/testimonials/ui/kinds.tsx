import { Quote, Trophy } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '#/components/lazy-part.tsx'
import { mayRewrite } from '../policy.ts'
import type { Kind } from '../queries.ts'
import type { StoryWire, TestimonyWire } from '../schema.ts'
import type { KeptFormProps } from './kept-form-props.ts'
import { StoryCard } from './story-card.tsx'
import { TestimonyCard } from './testimony-card.tsx'

/** How what is kept of one kind is named and drawn. */
export interface KindOfKept<T> {
  kind: Kind
  title: string
  lead: string
  adding: string
  editing: string
  choosing: string
  deleting: { title: string; question: string; done: string }
  empty: { title: string; text: string; icon: ReactNode }
  /** What distinguishes an item from the others. */
  nameOf(item: T): string
  canEdit(item: T): boolean
  /** @param isAlone nothing is beside it: it has the whole width */
  Card: ComponentType<{ item: T; tools: ReactNode; isAlone: boolean }>
  Form: ComponentType<KeptFormProps<T>>
}

export const TESTIMONIES: KindOfKept<TestimonyWire> = {
  kind: 'testimony',
  title: 'Depoimentos',
  lead: 'O que clientes dizem da empresa. Até 3 aparecem na página.',
  adding: 'Novo depoimento',
  editing: 'Editar depoimento',
  choosing: 'Escolher depoimentos',
  deleting: {
    title: 'Excluir depoimento',
    question: 'O depoimento sai da página e não pode ser recuperado. Excluir?',
    done: 'Depoimento excluído.',
  },
  empty: {
    title: 'Nenhum depoimento ainda',
    text: 'Escreva um que a empresa recebeu, ou peça a um cliente por e-mail.',
    icon: <Quote aria-hidden="true" strokeWidth={1.7} />,
  },
  nameOf: ({ nome, empresa }) => `${nome}, ${empresa}`,
  canEdit: ({ origem }) => mayRewrite({ origin: origem === 'cliente' ? 'customer' : 'supplier' }),
  Card: ({ item, tools }) => <TestimonyCard testimony={item} tools={tools} />,
  Form: lazyPart<KeptFormProps<TestimonyWire>>(() => import('./testimony-form.tsx')),
}

export const STORIES: KindOfKept<StoryWire> = {
  kind: 'story',
  title: 'Histórias de Sucesso',
  lead: 'Projetos que deram certo, com foto e um arquivo para baixar. Até 3 aparecem na página.',
  adding: 'Nova história de sucesso',
  editing: 'Editar história de sucesso',
  choosing: 'Escolher histórias de sucesso',
  deleting: {
    title: 'Excluir história de sucesso',
    question:
      'A história sai da página com a foto e o arquivo, e não pode ser recuperada. Excluir?',
    done: 'História excluída.',
  },
  empty: {
    title: 'Nenhuma história ainda',
    text: 'Conte um projeto: o problema, o que foi feito e o resultado.',
    icon: <Trophy aria-hidden="true" strokeWidth={1.7} />,
  },
  nameOf: ({ titulo }) => titulo,
  canEdit: () => true,
  Card: ({ item, ...props }) => <StoryCard story={item} {...props} />,
  Form: lazyPart<KeptFormProps<StoryWire>>(() => import('./story-form.tsx')),
}
