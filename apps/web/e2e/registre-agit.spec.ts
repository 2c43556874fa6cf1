import type { Page } from '@playwright/test'
import { chemin, courriel } from './courriels.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  loginDe,
  messages,
  MOT_DE_PASSE,
  signIn,
  signInAlone,
  test,
} from './fixtures.ts'
import {
  appel,
  avecTirets,
  coproprietes,
  dans,
  envoyer,
  libre,
  ouvrirComme,
  relire,
  remplirDates,
} from './rattachement.aides.ts'

// What time alone brings, as the demonstration holds it: a firm whose mails come back, and that the
// directory said closed on two days; an employee whom nobody answered for a month; attestations.

// What is answered once stays so: a second try would find it done.
test.describe.configure({ retries: 0 })

const FERMEE = 'TELE_PRO_ADMIN_PRINC.C'

test('whose mails come back is told so, and is told no more once the address answers', async ({
  page,
}) => {
  await signIn(page, FERMEE)
  await page.goto('/')
  const bandeau = page.locator('.fr-alert', { hasText: 'Nos courriels ne vous parviennent plus' })
  await expect(bandeau).toContainText(dans(0, -9))
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await bandeau.getByRole('link', { name: /Corriger ou confirmer mon adresse/ }).click()
  await expectScreen(page, 'Mon compte')
  await page.getByRole('button', { name: /^Mon adresse est exacte/ }).click()
  await expect(messages(page)).toContainText('Un courriel est envoyé')
  const texte = await courriel(page, loginDe(FERMEE), /^Confirmez votre adresse/)
  await page.goto(chemin(texte, /https?:\S+adresse\?\S+/))
  await expectScreen(page, 'Confirmer mon adresse')
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await expect(page.getByRole('main')).toContainText('Votre adresse est confirmée')
  await page.goto('/')
  await expectScreen(page, /^Bonjour/)
  await expect(bandeau).toHaveCount(0)
})

test.describe('a firm read closed on two days', () => {
  // What it may not ask any more is refused.
  test.use({ expectedStatuses: [409] })

  test('a keeper confirms it: it asks for no attachment, until the keeper lifts it', async ({
    page,
    browser,
  }) => {
    test.slow()
    const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_SCOND')
    await teneur.goto('/teledeclarants')
    await teneur.getByRole('link', { name: 'Signalés par l’annuaire des entreprises' }).click()
    await teneur.getByRole('link', { name: 'Régie des Trois Ponts', exact: true }).click()
    await expectScreen(teneur, 'Régie des Trois Ponts')
    await expect(
      teneur.getByText(`établissement fermé, constaté le ${dans(0, -9)}, relu le ${dans(0, -2)}`),
    ).toBeVisible()
    await teneur.getByRole('button', { name: 'Confirmer la fermeture' }).click()
    const fenetre = teneur.getByRole('dialog')
    await expect(fenetre).toContainText('ne pourra plus demander de rattachement')
    await expectAccessible(teneur)
    await fenetre.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(messages(teneur)).toContainText('La fermeture est confirmée.')
    await expect(teneur.getByText(`Fermeture confirmée le ${dans(0)}`)).toBeVisible()
    await expectAccessible(teneur)
    await expectNoSideScroll(teneur)

    const { numeroImmatriculation } = await libre(teneur, 6)
    await signIn(page, FERMEE)
    await page.goto(`/rattacher-une-copropriete/edit?numero=${numeroImmatriculation}`)
    await expectScreen(page, 'Demander un rattachement')
    await remplirDates(page, dans(0), dans(1, -1))
    await page.getByLabel('Contrat de syndic').check({ force: true })
    await page.getByLabel(/^Je n’ai pas de justificatif/).check({ force: true })
    await relire(page)
    await envoyer(page)
    await expect(page.locator('body')).toContainText('Votre établissement est fermé')
    await expect(page.locator('body')).toContainText('faites enregistrer son nouveau SIRET')
    await expectAccessible(page)

    await teneur.getByRole('button', { name: 'Lever ce constat' }).click()
    await teneur.getByRole('dialog').getByRole('button', { name: 'Lever', exact: true }).click()
    await expect(teneur.getByText(/Constat levé le .+ rien n’est bloqué/)).toBeVisible()
    await expect(teneur.getByText(avecTirets(numeroImmatriculation))).toHaveCount(0)
  })
})

interface Vue {
  id: number
  situation: { code: string; etat: string; jour: string }[]
}

test('who is handed an attestation reads whether the co-ownership is up to date, on this day', async ({
  page,
  browser,
}) => {
  test.slow()
  const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_SCOND')
  const connues = await coproprietes(teneur, 'IMMATRICULEE_RATTACHEE')
  for (const numero of ['AA0-000-001', 'AA0-000-002', 'AA0-000-004', 'AA0-000-005']) {
    // What the register knows of it, as a keeper reads it: late or not, by the season.
    const lue = connues.find((c) => avecTirets(c.numeroImmatriculation) === numero)
    const vue: Vue = await (
      await teneur.request.get(`/api/coproprietes/visualisation/${lue?.id ?? 0}`)
    ).json()
    const maj = vue.situation.find((o) => o.code === 'mise-a-jour-annuelle')
    await page.goto('/verifier-attestation')
    await expectScreen(page, 'Vérifier une attestation')
    await page.getByRole('textbox', { name: 'Numéro d’immatriculation' }).fill(numero)
    await page.getByRole('button', { name: 'Vérifier le numéro' }).click()
    const resultat = page.locator('.fr-alert')
    // The worker makes it once the register has started.
    await expect(async () => {
      await page.reload()
      await expect(resultat).toContainText('Le registre a établi cette attestation', {
        timeout: 2_000,
      })
    }).toPass({ timeout: 60_000 })
    await expect(resultat).toContainText('immatriculée aujourd’hui')
    await expect(resultat).toContainText(`Selon le registre, au ${dans(0)}`)
    const retard = maj?.etat === 'en-retard'
    await expect(resultat).toContainText(
      `ses déclarations annuelles ${retard ? `ne sont pas à jour, depuis le ${maj.jour}.` : 'sont à jour.'}`,
    )
  }
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

/** The code of the letter to a seat, once the worker has made it. */
const codePoste = async (page: Page, nom: string): Promise<string> => {
  let code = ''
  await expect(async () => {
    const lettres = (await (await page.request.get('/api/demo/lettres')).json()) as {
      etat: string
      raisonSociale: string
      code: string
    }[]
    code = lettres.find((l) => l.etat === 'A_IMPRIMER' && l.raisonSociale.includes(nom))?.code ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return code
}

test.describe('an employee whose administrator left', () => {
  test.use({ expectedStatuses: [400] })

  test('joins the firm by the letter, in the end', async ({ page, browser }) => {
    test.slow()
    const [email, cabinet] = ['maia.etchegaray@demo.registre.test', 'Gestion des Deux Rives']
    const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_SCOND')
    await teneur.goto('/teledeclarants/courriers')
    await expectScreen(teneur, 'Courriers à imprimer')
    const lettre = teneur.getByRole('row', { name: new RegExp(cabinet) })
    await expect(lettre).toContainText('aucun administrateur n’a répondu en 30 jours')
    await expect(lettre).toContainText('15 quai des Chartrons')
    await expectAccessible(teneur)
    await expectNoSideScroll(teneur)
    await teneur.getByRole('button', { name: new RegExp(`au siège\\s: ${cabinet}`) }).click()
    await expect(messages(teneur)).toContainText('Le courrier sera établi')

    const texte = await courriel(page, email, /code/i)
    expect(texte).toContain(cabinet)
    const code = await codePoste(page, cabinet)
    expect(texte).not.toContain(code)
    await page.goto(chemin(texte, /https?:\S+rejoindre\?code=\S+/))
    await expectScreen(page, 'Rejoindre un cabinet')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await page.getByLabel('Code du courrier').fill('00000-00000')
    await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
    await expect(page.getByRole('main')).toContainText('Il vous reste 4 essais')
    await page.getByLabel('Code du courrier').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
    await expect(page.getByRole('main')).toContainText('Votre compte est ouvert')
    await expectAccessible(page)

    const ouvert = await courriel(page, email, /^Votre compte au registre/)
    expect(ouvert).toContain('Administrateur secondaire')
    await page.goto(chemin(ouvert, /https?:\S+mot-de-passe\?\S+/))
    await page.locator('#champ-newPassword').fill(MOT_DE_PASSE)
    await page.getByLabel('Confirmez le nouveau mot de passe').fill(MOT_DE_PASSE)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(messages(page)).toContainText('Votre mot de passe est modifié.')
    await signInAlone(page, email.replace('@demo.registre.test', ''))
    await page.goto('/')
    await expectScreen(page, /^Bonjour Maia Etchegaray/)
    await page.goto('/copropriete')
    await expect(page.locator('main a[href^="/copropriete/fiche/"]').first()).toBeVisible()
    await page.goto('/compte/mes-comptes-utilisateurs')
    await expectScreen(page, 'Mes comptes utilisateurs')
    await expect(page.getByRole('main')).toContainText('Etchegaray')
  })
})

test('a buyer follows a sheet, receives one change, and stops', async ({ page, browser }) => {
  test.slow()
  const syndic = await ouvrirComme(browser, 'TELE_PRO_ADMIN_PRINC.B')
  const { echeances } = await appel<{
    echeances: { coproprieteId: number; numeroImmatriculation: string }[]
  }>(syndic, '/api/mandats/echeances', { filtre: 'expires' })
  const { coproprieteId, numeroImmatriculation = '' } = echeances.at(-1) ?? {}
  const [email, numero] = [`achat-${Date.now()}@exemple.test`, avecTirets(numeroImmatriculation)]
  await page.goto(`/annuaire/${numero}`)
  await page.getByText('Être prévenu des changements').click()
  const suivi = page.getByRole('form', { name: 'Suivre cette copropriété' })
  await suivi.getByText('À chaque changement').click()
  await suivi.getByLabel('Votre courriel').fill(email)
  await suivi.getByRole('button', { name: 'Suivre' }).click()
  await expect(suivi.getByText(/^Un courriel vient de partir/)).toBeVisible()
  const lien = chemin(
    await courriel(page, email, /^Confirmez le suivi/),
    /https?:\S+suivi\/confirmer\?cle=\S+/,
  )
  await page.goto(lien)
  await page.getByRole('button', { name: 'Suivre cette copropriété pendant un an' }).click()
  await expect(page.getByText('Votre suivi est confirmé pour un an.')).toBeVisible()

  // Its syndic renews the mandate that was over: the sheet says it within seconds, the mail within a minute.
  await syndic.goto(`/copropriete/renouveler-un-mandat?id=${coproprieteId}`)
  await expectScreen(syndic, 'Renouveler un mandat')
  const fin = await syndic.getByLabel('Fin du mandat').inputValue()
  await syndic.getByRole('button', { name: 'Renouveler le mandat' }).click()
  await expect(messages(syndic)).toContainText('Votre mandat est renouvelé.')
  const recus = async () =>
    (await (
      await page.request.get(`/api/demo/courriels?a=${encodeURIComponent(email)}`)
    ).json()) as { objet: string }[]
  await expect.poll(async () => (await recus()).length, { timeout: 120_000 }).toBe(2)
  expect(await courriel(page, email, /la fiche publique a changé/)).toContain(
    `court jusqu’au ${fin}`,
  )

  await page.goto(lien.replace('confirmer', 'arreter'))
  await page.getByRole('button', { name: 'Arrêter mon suivi' }).click()
  await expect(page.getByText('Votre suivi est arrêté')).toBeVisible()
  expect(await recus()).toHaveLength(2)
})
