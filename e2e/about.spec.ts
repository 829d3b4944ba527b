import { expect, openPage, test } from './fixtures.ts'

test('about tells the mission and the size of the catalogue', async ({ page }) => {
  await openPage(page, '/about')
  await expect(page.getByRole('heading', { name: 'Nossa missão' })).toBeVisible()
  const figures = page.getByRole('definition')
  await expect(figures).toHaveText(['440+', '350+', '2.000+'])
})

for (const [width, banners] of [
  [1440, 3],
  [1073, 3],
  [1072, 1],
  [360, 1],
] as const) {
  test(`at ${width} px a block has ${banners} banners`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/about', '/']) {
      await openPage(page, address)
      const block = page.getByRole('main').getByRole('complementary', { name: 'Publicidade' })
      await expect(block.getByRole('link').filter({ visible: true })).toHaveCount(banners)
    }
  })
}
