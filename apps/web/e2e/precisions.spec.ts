import type { Page } from '@playwright/test'
import { expect, expectAccessible, messages, signIn, test } from './fixtures.ts'
import { appel } from './immatriculation.aides.ts'

const fenetre = (page: Page) => page.getByRole('dialog')

interface Ligne {
  id: number
  demandeur: string
  coproprieteId: number
  idDeclaration: number
}

test('a thread of clarifications: the keeper asks, the syndic answers, each reads both', async ({
  page,
  browser,
}) => {
  await signIn(page, 'TENEUR_ADMIN_SCOND')
  const answer = await appel(page, 'POST', '/api/declarations/rechercher', {
    typeDemande: 'IMMATRICULATION',
    etats: ['A_VALIDER'],
    paginationOptions: { pageNumber: 1, pageSize: 100, sortField: 'deposeeLe' },
  })
  const { ligneRechercheDeclarationDTOList: lignes } = (await answer.json()) as {
    ligneRechercheDeclarationDTOList: Ligne[]
  }
  const demande = lignes.find((l) => l.demandeur === 'Cabinet Montclair Gestion')
  if (!demande) throw new Error('no free request of this syndic')
  await page.goto(`/validations/${demande.id}`)
  await page.getByRole('button', { name: 'Traiter cette demande' }).click()
  await page.getByRole('button', { name: 'Demander des précisions' }).click()
  await fenetre(page)
    .getByLabel('Message au déclarant')
    .fill('Le contrat joint est-il bien le dernier signé ?')
  await fenetre(page).getByRole('button', { name: 'Envoyer la demande de précisions' }).click()
  await expect(messages(page)).toContainText('Précisions demandées')

  const syndic = await (await browser.newContext()).newPage()
  await signIn(syndic, 'TELE_PRO_ADMIN_PRINC')
  await syndic.goto(`/copropriete/fiche/${demande.coproprieteId}`)
  await syndic.getByRole('tab', { name: 'Demandes' }).click()
  await expect(syndic.getByRole('tabpanel', { name: 'Demandes' })).toContainText(
    'Le contrat joint est-il bien le dernier signé',
  )
  await expect(syndic.getByRole('tabpanel', { name: 'Demandes' })).toContainText(
    'Teneur du registre',
  )
  await expectAccessible(syndic)
  await syndic
    .getByRole('link', { name: /^Répondre/ })
    .first()
    .click()
  await expect(
    syndic.getByRole('heading', { name: 'Le teneur du registre demande des précisions' }),
  ).toBeVisible()
  await syndic.getByLabel(/^Votre réponse/).fill('Oui, il a été signé à la dernière assemblée.')
  await syndic.getByText('J’atteste sur l’honneur').click()
  await expectAccessible(syndic)
  await syndic.getByRole('button', { name: 'Renvoyer la demande' }).click()
  await expect(
    syndic.getByRole('heading', { name: 'Le teneur du registre demande des précisions' }),
  ).toHaveCount(0)
  await syndic.context().close()

  await page.goto(`/validations/${demande.id}`)
  await expect(page.getByText('Demande disponible')).toBeVisible()
  const fil = page.getByRole('region', { name: 'Échanges avec le déclarant' })
  await expect(fil.getByRole('listitem')).toHaveText([
    /Le contrat joint est-il bien le dernier signé/,
    /signé à la dernière assemblée/,
  ])
  // The answer stands on top, before what there is to check.
  const reponse = page.getByRole('region', { name: /^Réponse du déclarant/ })
  await expect(reponse).toContainText('signé à la dernière assemblée')
  const [haut, points] = await Promise.all([
    reponse.boundingBox(),
    page
      .getByRole('heading', { name: /à vérifier/ })
      .first()
      .boundingBox(),
  ])
  expect(haut?.y).toBeLessThan(points?.y ?? 0)
  await expectAccessible(page)
})
