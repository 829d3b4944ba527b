import type { Locator, Page } from '@playwright/test'
import { field } from './parts.ts'

/** Writes a request for quotes, up to who is to get it. @returns what a person writes in their own words */
export async function writeRequest(page: Page, words: string): Promise<Locator> {
  const need = field(page, 'Necessidade')
  await need.fill(words)
  await page.getByRole('combobox', { name: 'Porte da empresa' }).selectOption('me')
  await page.getByRole('combobox', { name: 'Prazo para decidir' }).selectOption('ate_1_mes')
  return need
}
