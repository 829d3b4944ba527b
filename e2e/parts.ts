import type { Locator, Page } from '@playwright/test'

/** Parts of a page as a person finds them: by what they are, and their whole name. */
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
export const field = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true })
/** What a label is of, also of a kind that has no name, as a password. */
export const labelled = (within: Page | Locator, label: string) =>
  within.getByLabel(label, { exact: true })
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Chooses one of a row's options, which its '⋮' opens. */
export async function chooseOption(page: Page, row: string, option: string) {
  await button(page, `Opções de ${row}`).click()
  await button(page, option).click()
}

/** A dialog, by a part of its name. */
export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name })
