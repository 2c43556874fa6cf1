import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  signIn,
  test,
} from './fixtures.ts'
import { pdf } from './immatriculation.aides.ts'
import {
  appel,
  avecTirets,
  choisirContrat,
  coproprietes,
  dans,
  envoyer,
  examiner,
  libre,
  ouvrirComme,
  relire,
  remplirDates,
  type Copropriete,
  valider,
} from './rattachement.aides.ts'

test.describe.configure({ mode: 'serial' })

test('a syndic attaches itself, another one succeeds to it, the one in place contests, the keeper decides', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [premier, second, teneur] = await Promise.all(
    ['TELE_NONPRO_ADMIN_PRINC', 'TELE_PRO_ADMIN_PRINC', 'TENEUR_ADMIN_PRINC'].map((profil) =>
      ouvrirComme(browser, profil),
    ),
  )
  if (!premier || !second || !teneur) throw new Error('three people')
  const copropriete = await libre(teneur, 0)

  await premier.goto('/rattacher-une-copropriete')
  await expectScreen(premier, 'Se rattacher à une copropriété')
  await expectAccessible(premier)
  await expectNoSideScroll(premier)
  await premier
    .getByLabel(/^Numéro d’immatriculation/)
    .fill(avecTirets(copropriete.numeroImmatriculation).toLowerCase())
  await premier.getByRole('button', { name: 'Continuer' }).click()
  await expectScreen(premier, 'Demander un rattachement')
  await expect(premier).toHaveURL(new RegExp(`numero=${copropriete.numeroImmatriculation}`))
  await expectAccessible(premier)
  await expectNoSideScroll(premier)
  // The proofs follow the quality.
  await premier
    .getByRole('group', { name: /administrateur provisoire/ })
    .getByLabel('Oui')
    .check({ force: true })
  await expect(premier.getByLabel('Date de début de la mission')).toBeVisible()
  await expect(premier.getByLabel(/^Ordonnance/)).toBeVisible()
  await premier
    .getByRole('group', { name: /administrateur provisoire/ })
    .getByLabel('Non')
    .check({ force: true })
  await remplirDates(premier, dans(0), dans(2))
  await choisirContrat(premier)
  await premier.getByRole('button', { name: 'Continuer' }).click()
  await expect(
    premier.getByText('Joignez le justificatif, ou indiquez que vous n’en avez pas.').first(),
  ).toBeVisible()
  await expectAccessible(premier)
  await premier
    .locator('input[type=file]')
    .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await premier.getByRole('button', { name: 'Continuer' }).click()
  await expect(premier.getByRole('dialog')).toContainText('12 mois')
  await premier.getByRole('dialog').getByRole('button', { name: 'Corriger' }).click()
  await remplirDates(premier, dans(0), dans(1, -1))
  await relire(premier)
  await expect(premier.locator('main')).toContainText('contrat.pdf')
  await expectAccessible(premier)
  await expectNoSideScroll(premier)
  await envoyer(premier)
  await expectScreen(premier, /^Bonjour/)
  await expect(messages(premier)).toContainText('Votre demande de rattachement est envoyée.')
  // What keepers do is one line, opened.
  await premier.getByText(/attend(ent)? la décision d’un teneur/).click()
  await expect(premier.getByRole('region', { name: /^Demandes en cours/ })).toContainText(
    copropriete.nom,
  )

  await examiner(teneur, copropriete)
  await expect(teneur.getByText('Aucun syndic n’est en place')).toBeVisible()
  await expect(teneur.getByRole('link', { name: /^contrat\.pdf/ })).toBeVisible()
  await expectAccessible(teneur)
  await valider(teneur)

  await second.goto(`/rattacher-une-copropriete/edit?numero=${copropriete.numeroImmatriculation}`)
  await expect(second.getByText(/Le mandat précédent court du/)).toContainText(dans(1, -1))
  await remplirDates(second, dans(0), dans(1, -1))
  await choisirContrat(second)
  await second
    .locator('input[type=file]')
    .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await second.getByRole('button', { name: 'Continuer' }).click()
  await expect(
    second.getByText(/Renseignez la date de l’assemblée qui vous a élu/).first(),
  ).toBeVisible()
  await remplirDates(second, dans(1), dans(2, -1))
  await relire(second)
  await envoyer(second)
  await expect(messages(second)).toContainText('Votre demande de rattachement est envoyée.')

  await premier.goto('/')
  await premier.getByRole('button', { name: /lignes? suivantes?$/ }).click()
  await premier
    .getByRole('link', {
      name: `Répondre à la demande d’un autre syndic : ${copropriete.nom}`,
    })
    .click()
  await expectScreen(premier, 'Demande de rattachement d’un autre syndic')
  await expectAccessible(premier)
  await expectNoSideScroll(premier)
  await premier.getByRole('button', { name: 'Contester la demande' }).click()
  await expect(premier).toHaveTitle(/^Erreur\s:/)
  await premier
    .getByLabel(/^Pourquoi contestez-vous/)
    .fill('L’assemblée générale n’a désigné personne d’autre.')
  await premier
    .locator('input[type=file]')
    .setInputFiles({ name: 'convocation.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(premier.getByText(/page lue/)).toBeVisible()
  await premier.getByRole('button', { name: 'Contester la demande' }).click()
  await expectAccessible(premier)
  await premier.getByRole('dialog').getByRole('button', { name: 'Envoyer la contestation' }).click()
  await expect(premier.getByText(/Votre établissement a contesté cette demande/)).toBeVisible()
  await expect(premier.getByRole('link', { name: /^convocation\.pdf/ })).toBeVisible()

  await examiner(teneur, copropriete)
  // Among what there is to check first, then beside the mandates in place.
  await expect(teneur.getByText(/Demande contestée par le syndic en place/)).toHaveCount(2)
  await expect(teneur.getByText('L’assemblée générale n’a désigné personne d’autre.')).toHaveCount(
    2,
  )
  await expect(teneur.getByText('Inchangé, il va à son terme')).toBeVisible()
  await expect(teneur.getByRole('link', { name: /^convocation\.pdf/ }).first()).toBeVisible()
  await expect(teneur.getByRole('link', { name: /^contrat\.pdf/ }).first()).toBeVisible()
  await expectAccessible(teneur)
  await expectNoSideScroll(teneur)
  await valider(teneur)
  await second.goto(`/copropriete/fiche/${copropriete.id}`)
  await second.getByRole('tab', { name: 'Mandats' }).click()
  await expect(second.getByText('Mandat à venir')).toBeVisible()
})

test('by keyboard alone, and a clarification is answered, then the request withdrawn', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [syndic, teneur] = await Promise.all(
    ['TELE_PRO_GESTION', 'TENEUR_ADMIN_PRINC'].map((profil) => ouvrirComme(browser, profil)),
  )
  if (!syndic || !teneur) throw new Error('two people')
  const copropriete = await libre(teneur, 1)
  const { keyboard } = syndic
  const allerA = async (locator: ReturnType<Page['locator']>): Promise<void> => {
    for (let tours = 0; tours < 60; tours += 1) {
      if (await locator.evaluate((e) => e === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error('never reached by Tab')
  }
  await syndic.goto('/rattacher-une-copropriete')
  await allerA(syndic.getByLabel(/^Numéro d’immatriculation/))
  await keyboard.type(copropriete.numeroImmatriculation)
  await keyboard.press('Enter')
  await expectScreen(syndic, 'Demander un rattachement')
  await allerA(syndic.getByLabel('Date de début du mandat'))
  await keyboard.type(dans(0))
  await allerA(syndic.getByLabel('Date de fin du mandat'))
  await keyboard.type(dans(1, -1))
  await allerA(syndic.getByLabel('Oui, je joins le justificatif'))
  await keyboard.press('ArrowDown')
  await allerA(syndic.getByRole('button', { name: 'Continuer' }))
  await keyboard.press('Enter')
  await expect(syndic.getByRole('heading', { name: /Étape 2 sur 2/ })).toBeFocused()
  await allerA(syndic.getByLabel(/^J’atteste sur l’honneur/))
  await keyboard.press('Space')
  await allerA(syndic.getByRole('button', { name: 'Envoyer la demande' }))
  await keyboard.press('Enter')
  await expect(messages(syndic)).toContainText('Votre demande de rattachement est envoyée.')

  await examiner(teneur, copropriete)
  await teneur.getByRole('button', { name: 'Demander des précisions' }).click()
  await teneur.getByRole('dialog').getByRole('textbox').fill('Pouvez-vous joindre votre contrat ?')
  await teneur
    .getByRole('dialog')
    .getByRole('button', { name: /^Envoyer/ })
    .click()
  await expect(messages(teneur)).toContainText('Précisions demandées')

  await syndic.goto('/rattacher-une-copropriete')
  await syndic.getByRole('link', { name: `Répondre : ${copropriete.nom}` }).click()
  await expectScreen(syndic, 'Répondre à une demande de précisions')
  await expect(syndic.getByText('Pouvez-vous joindre votre contrat ?')).toBeVisible()
  await expect(syndic.getByLabel('Date de début du mandat')).toHaveValue(dans(0))
  await expectAccessible(syndic)
  await expectNoSideScroll(syndic)
  await syndic.getByRole('button', { name: 'Continuer' }).click()
  await expect(syndic.getByText(/^Répondez par un message/).first()).toBeVisible()
  await syndic.getByLabel(/^Votre réponse/).fill('L’assemblée me l’adresse demain.')
  await relire(syndic)
  await envoyer(syndic)
  await expect(messages(syndic)).toContainText('Votre réponse est transmise au teneur du registre.')

  await syndic.goto('/rattacher-une-copropriete')
  await syndic.getByRole('button', { name: `Retirer la demande : ${copropriete.nom}` }).click()
  await expectAccessible(syndic)
  await syndic.getByRole('dialog').getByRole('button', { name: 'Retirer la demande' }).click()
  await expect(messages(syndic)).toContainText('Votre demande de rattachement est retirée.')
  await expect(
    syndic.getByRole('button', { name: `Retirer la demande : ${copropriete.nom}` }),
  ).toHaveCount(0)
})

test('each failure of the chain is a sentence beside the number', async ({ page, browser }) => {
  const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_PRINC')
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  const [dissoute] = await coproprietes(teneur, 'DISSOUTE')
  const [mienne] = (
    await appel<{ ligneRechercheCoproprieteDTOList: Copropriete[] }>(
      page,
      '/api/coproprietes/rechercher',
      {
        etatsCopropriete: ['IMMATRICULEE_RATTACHEE'],
        filtre: 'mandate',
      },
    )
  ).ligneRechercheCoproprieteDTOList
  await page.goto('/copropriete?filter=attach')
  await expect(page).toHaveURL('/rattacher-une-copropriete')
  const essayer = async (numero: string, phrase: string): Promise<void> => {
    await page.getByLabel(/^Numéro d’immatriculation/).fill(numero)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.locator('main .fr-message--error')).toContainText(phrase)
    await expect(page).toHaveTitle(/^Erreur\s:/)
  }
  await essayer('', 'Saisissez le numéro')
  await essayer('AA12', 'deux lettres et sept chiffres')
  await essayer('zz9-999-999', 'n’est pas celui d’une copropriété du registre')
  await essayer(mienne?.numeroImmatriculation ?? '', 'est déjà rattaché à cette copropriété')
  await essayer(dissoute?.numeroImmatriculation ?? '', 'ne permet pas d’y demander un rattachement')
  await expectAccessible(page)
  await page.goto(`/rattacher-une-copropriete/edit?numero=${dissoute?.numeroImmatriculation ?? ''}`)
  await expect(page.getByText('ne permet pas d’y demander un rattachement')).toBeVisible()
  await expectAccessible(page)
})
