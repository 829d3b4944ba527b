import { expect, openPage, test } from './fixtures.ts'

test('about tells the mission and the size of the catalogue', async ({ page }) => {
  await openPage(page, '/about')
  await expect(page.getByRole('heading', { name: 'Nossa missão' })).toBeVisible()
  const figures = page.getByRole('definition')
  await expect(figures).toHaveText(['440+', '350+', '2.000+'])
})

for (const address of ['/about', '/']) {
  test(`a block of ${address} has as many banners as there is room for`, async ({ page }) => {
    await openPage(page, address)
    const block = page.getByRole('main').getByRole('complementary', { name: 'Publicidade' })
    for (const [width, banners] of [
      [1440, 3],
      [1073, 3],
      [1072, 1],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(block.getByRole('link').filter({ visible: true })).toHaveCount(banners)
    }
  })
}
