import { lazyPart } from '#/components/lazy-part.tsx'
import type { CategoryFormProps } from './category-form.tsx'
import type { MergeFormProps } from './merge-form.tsx'

export const CategoryForm = lazyPart<CategoryFormProps>(() => import('./category-form.tsx'))
export const MergeForm = lazyPart<MergeFormProps>(() => import('./merge-form.tsx'))

/** Called when something was changed, with what the server says of it. */
export type OnChanged = (message: string, options?: { isGone?: boolean }) => Promise<void>
