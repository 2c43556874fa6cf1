import { MOT_DE_PASSE, loginDe } from '../fixtures.ts'
import { pdf } from '../immatriculation.aides.ts'
import { aMettreAJour } from '../mises-a-jour.aides.ts'
import { dans } from '../rattachement.aides.ts'
import type { Film } from './film.ts'

/** What is filmed: before, ready without being shown; then what is shown and said. */
export interface Scene {
  preparer?: (film: Film) => Promise<unknown>
  jouer: (film: Film) => Promise<unknown>
}

/** Opens a page, the notice of its cookies read. */
const ouvrir =
  (chemin: string) =>
  async ({ page }: Film): Promise<void> => {
    await page.goto(chemin)
    await page.locator('main h1').waitFor()
    const compris = page.getByRole('button', { name: 'J’ai compris' })
    if (await compris.isVisible()) await compris.click()
  }
/** The same, signed in out of the film. */
const entrer =
  (profil: string, chemin = '/') =>
  async (film: Film): Promise<void> => {
    const reponse = await film.page.context().request.post('/api/authentication', {
      form: { j_username: loginDe(profil), j_password: MOT_DE_PASSE, submit: 'Login' },
      headers: { 'x-register-client': '1' },
    })
    if (!reponse.ok()) throw new Error(`${profil} : ${await reponse.text()}`)
    await ouvrir(chemin)(film)
  }
/** Reads further down, the hand beside what is read. */
const descendre = async ({ page }: Film, pixels: number): Promise<void> => {
  await page.mouse.move(24, 560)
  for (let i = 0; i < 12; i += 1) {
    await page.mouse.wheel(0, pixels / 12)
    await page.waitForTimeout(60)
  }
}
const aller =
  (film: Film, chemin: string, pixels = 0) =>
  async (): Promise<void> => {
    await film.page.goto(chemin)
    await film.page.locator('main h1').waitFor()
    if (pixels > 0) await descendre(film, pixels)
  }

/** The videos of the homes, then those of the tutorials, by their file’s name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  visiteurs: {
    preparer: ouvrir('/'),
    jouer: async (film) => {
      const { page } = film
      await film.dire('Le registre national recense les copropriétés à usage d’habitation.')
      const champ = page.getByRole('combobox', { name: /^Adresse, nom/ })
      await film.dire(
        'Dès l’accueil, cherchez une copropriété par son adresse, son nom ou son numéro.',
        () => film.saisir(champ, 'AA0-000-001'),
      )
      await film.dire('L’annuaire montre ce qui correspond.', () => champ.press('Enter'))
      await film.dire(
        'La fiche publique dit le syndic, le mandat en cours et les données déclarées.',
        async () => {
          await film.cliquer(page.locator('main a[href^="/annuaire/AA"]').first())
          await page.waitForURL(/AA0-000-001/)
          await descendre(film, 500)
        },
      )
      await film.dire(
        'Des chiffres par territoire et les données ouvertes sont à la disposition de tous.',
        aller(film, '/consulter-les-statistiques-du-registre', 400),
      )
    },
  },
  notaires: {
    preparer: entrer('NOTAIRE_NOTAIRE'),
    jouer: async (film) => {
      const { page } = film
      await film.dire('À l’accueil, l’étude retrouve ses demandes et ce qu’elle peut faire.')
      await film.dire(
        'Une vente se prépare : cherchez la copropriété par son numéro, son nom ou son adresse.',
        async () => {
          await aller(film, '/annuaire')()
          await film.saisir(page.getByRole('combobox', { name: /^Adresse, nom/ }), 'AA0-000-002')
          await page.keyboard.press('Enter')
        },
      )
      await film.dire(
        'Sa fiche dit si elle est immatriculée, qui la gère et la date de sa dernière mise à jour.',
        aller(film, '/annuaire/AA0-000-002', 450),
      )
      await film.dire(
        'Si elle ne l’est pas, l’étude l’immatricule elle-même.',
        aller(film, '/immatriculer-copropriete'),
      )
      await film.dire('Chaque étape enregistrée se retrouve à l’accueil.', aller(film, '/', 300))
    },
  },
  institutions: {
    preparer: ouvrir('/institutionnels/connexion'),
    jouer: async (film) => {
      const { page } = film
      await film.dire(
        'L’agent d’une institution entre par le compte de son organisme.',
        async () => {
          await film.cliquer(page.getByRole('link', { name: /^S’identifier avec/ }))
          await page.getByRole('button', { name: /Observatoire national/ }).click()
          const charte = page.getByRole('button', { name: 'J’accepte la charte' })
          const accueil = page.getByRole('heading', { name: /^Bonjour / })
          await charte.or(accueil).waitFor()
          if (await charte.isVisible()) await film.cliquer(charte)
          await accueil.waitFor()
        },
      )
      await film.dire('Son accueil rassemble les outils et les données de son territoire.', () =>
        descendre(film, 300),
      )
      await film.dire(
        'L’outil de catégorisation croise les données déclarées : taille, impayés, énergie, procédures.',
        async () => {
          await aller(film, '/institutionnels/outil-categorisation')()
          await film.cliquer(page.getByText('Énergie, travaux, finances et procédures'))
          await descendre(film, 350)
        },
      )
      await film.dire('Les résultats se lisent à l’écran, se gardent et s’emportent.', async () => {
        await film.cliquer(page.getByRole('button', { name: 'Rechercher', exact: true }))
        await page.waitForTimeout(800)
        await descendre(film, 450)
      })
    },
  },
  'creer-un-compte': {
    preparer: ouvrir('/compte'),
    jouer: async (film) => {
      const { page } = film
      await film.dire('Depuis la page de connexion, choisissez votre situation.', async () => {
        await film.cliquer(page.getByRole('link', { name: 'Créer un compte', exact: true }))
        await film.cliquer(
          page.getByRole('link', { name: 'Créer un compte de syndic professionnel' }),
        )
      })
      await film.dire(
        'Un professionnel saisit son SIRET : l’annuaire des entreprises donne le reste.',
        async () => {
          await film.saisir(page.getByLabel(/^SIRET/).first(), '99950101800017')
          await film.cliquer(page.getByRole('button', { name: /^Rechercher/ }).first())
        },
      )
      await film.dire('Dites qui le représente, et à quelle adresse lui écrire.', async () => {
        await film.saisir(page.locator('#champ-representant-nom'), 'Martin')
        await film.saisir(page.getByLabel('Prénom'), 'Camille')
        await film.saisir(page.locator('#champ-representant-email'), 'camille.martin@exemple.test')
      })
      await film.dire(
        'Le lien reçu par courriel, valable 24 heures, ouvre le choix du mot de passe : douze caractères au moins.',
        () => descendre(film, 500),
      )
      await film.dire('Un code arrive ensuite par courrier : saisi, il permet de déclarer.')
    },
  },
  immatriculer: {
    preparer: entrer('TELE_PRO_ADMIN_PRINC', '/immatriculer-copropriete'),
    jouer: async (film) => {
      const { page } = film
      await film.dire(
        'Dites d’abord où se trouve la copropriété : elle est peut-être déjà là.',
        () =>
          film.saisir(
            page.getByLabel(/^Adresse de la copropriété/),
            '12 rue de la République Lyon',
          ),
      )
      await film.dire('Le registre montre ce qu’il connaît à cette adresse.', async () => {
        await film.cliquer(page.getByRole('button', { name: 'Rechercher', exact: true }))
        const fenetre = page.getByRole('dialog', { name: 'Choix de l’adresse' })
        const suite = page.getByRole('button', { name: /ommencer une immatriculation$/ })
        await fenetre.or(suite).waitFor()
        if (!(await fenetre.isVisible())) return
        await fenetre.getByRole('radio').first().check({ force: true })
        await film.cliquer(fenetre.getByRole('button', { name: 'Valider l’adresse' }))
      })
      await film.dire('Rien qui soit la vôtre ? Commencez son immatriculation.', () =>
        film.cliquer(page.getByRole('button', { name: /ommencer une immatriculation$/ })),
      )
      await film.dire(
        'Les étapes se suivent ; chacune enregistrée se retrouve à l’accueil, dans vos brouillons.',
        () => descendre(film, 500),
      )
      await film.dire(
        'Au récapitulatif, corrigez ce qui est signalé, puis envoyez. Un courriel dit quand la demande sera examinée.',
      )
    },
  },
  'se-rattacher': {
    preparer: entrer('TELE_PRO_ADMIN_PRINC', '/rattacher-une-copropriete'),
    jouer: async (film) => {
      const { page } = film
      await film.dire(
        'Munissez-vous du numéro d’immatriculation et du justificatif de votre mandat, en PDF.',
        () => film.saisir(page.getByLabel(/^Numéro d’immatriculation/), 'AA0-000-054'),
      )
      await film.dire('Le registre reconnaît la copropriété.', () =>
        film.cliquer(page.getByRole('button', { name: 'Continuer' })),
      )
      await film.dire('Saisissez le début du mandat : sa fin est proposée à un an.', async () => {
        await film.saisir(page.getByLabel('Date de début du mandat'), dans(0, 200))
        await page.getByLabel('Date de fin du mandat').focus()
      })
      await film.dire(
        'Joignez votre justificatif : contrat, procès-verbal ou ordonnance.',
        async () => {
          await film.cliquer(page.locator('label', { hasText: 'Contrat de syndic' }))
          await page
            .locator('input[type=file]')
            .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: pdf() })
          await page.waitForTimeout(1500)
        },
      )
      await film.dire(
        'Relisez, attestez, envoyez : le syndic en place est prévenu, le teneur décide, sa réponse vous parvient par courriel.',
        () => film.cliquer(page.getByRole('button', { name: 'Continuer' })),
      )
    },
  },
  'mettre-a-jour': {
    preparer: async (film) => {
      await entrer('TELE_PRO_ADMIN_PRINC')(film)
      const hier = Date.now() - 86_400_000
      const [suivie] = await aMettreAJour(
        film.page,
        1,
        ({ dateClotureComptes: fin }) =>
          fin.startsWith('31/12/') && Date.UTC(Number(fin.slice(6)) + 1, 11, 1) < hier,
      )
      if (!suivie) throw new Error('a co-ownership to update')
      await ouvrir(`/copropriete/mettre-a-jour?id=${suivie.id}&type=ANNUELLE`)(film)
    },
    jouer: async (film) => {
      const { page } = film
      await film.dire('La mise à jour annuelle commence par ce que le registre sait déjà.', () =>
        film.cliquer(page.getByRole('button', { name: /^Commencer ou reprendre/ })),
      )
      await film.dire('L’exercice suivant est proposé, l’année précédente est en regard.', () =>
        film.saisir(page.getByLabel(/Comptes approuvés le/), dans(0, -1)),
      )
      const CHIFFRES: readonly (readonly [RegExp, string])[] = [
        [/Charges pour opérations courantes/, '48500'],
        [/opérations exceptionnelles/, '0'],
        [/Dettes fournisseurs/, '1200'],
        [/Sommes dues/, '800'],
        [/débiteurs/, '1'],
        [/fonds de travaux/i, '6400'],
      ]
      await film.dire('Saisissez charges, dettes, impayés et fonds de travaux.', async () => {
        for (const [champ, valeur] of CHIFFRES) await film.saisir(page.getByLabel(champ), valeur)
      })
      await film.dire('Ce qui surprend est demandé sur place : confirmez, ou corrigez.', () =>
        film.cliquer(page.getByRole('button', { name: 'Continuer' })),
      )
      await film.dire(
        'Le récapitulatif montre ce qui change. Envoyée, la mise à jour prend effet aussitôt.',
        () => descendre(film, 400),
      )
    },
  },
}
