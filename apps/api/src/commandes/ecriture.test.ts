import { describe, expect, it } from 'vitest'
import { COMMANDES } from './catalogue.ts'
import { executerCommande } from './executer.ts'

/** Runs a line that must not reach the database. */
const ecrire = (...argv: string[]) =>
  executerCommande(argv, () => Promise.reject(new Error('the database was opened')), {})

describe('a line of administration', () => {
  it.each([
    ['teneur:crer', 'Commande inconnue : « teneur:crer ». Vouliez-vous dire « teneur:creer » ?'],
    ['creer-teneur', 'Vouliez-vous dire « teneur:creer »'],
    ['institution:lister', 'Vouliez-vous dire « institutions:lister »'],
    ['envoi:renvoyer', 'Vouliez-vous dire « envois:renvoyer »'],
    ['reglages', 'Vouliez-vous dire « reglages:verifier »'],
    ['zzzzzzzzzzzz', 'Commande inconnue : « zzzzzzzzzzzz ».\nVoyez'],
  ])('that is mistyped (%s) hears what it may have meant', async (nom, phrase) => {
    expect(await ecrire(nom)).toEqual({ code: 2, texte: expect.stringContaining(phrase) })
  })

  it.each([
    [['--emial', 'a@b.fr'], 'Option inconnue : « --emial ». Vouliez-vous dire « --email » ?'],
    [['--inconnue'], 'Option inconnue : « --inconnue ».'],
    [['-x'], 'Option inconnue : « -x ».'],
    [['--email'], '--email attend une valeur.'],
    [['--email', '--nom', 'Martin'], '--email attend une valeur.'],
    [['--email='], '--email attend une valeur.'],
    [['--json=oui'], '--json ne prend pas de valeur.'],
    [['--nom', 'A', '--nom', 'B'], '--nom est donnée deux fois.'],
    [['a@b.fr'], '« a@b.fr » n’est pas attendu'],
    [['--nom', 'A', '--prenom', 'B'], '--email manque : adresse électronique'],
  ])('with %j is refused by the name of its fault', async (options, phrase) => {
    const { code, texte } = await ecrire('teneur:creer', ...options)
    expect({ code, texte }).toEqual({ code: 2, texte: expect.stringContaining(phrase) })
    expect(texte).toContain('Voyez : npm run register -- aide teneur:creer')
  })

  /** Options that hold any text: names, places, addresses; a step is of the job that is named. */
  const LIBRES = ['email', 'nom', 'prenom', 'fichier', 'rapport', 'depuis', 'etape']
  /** A value that each needed option takes, so that the fault is the one that is tried. */
  const JUSTES: Readonly<Record<string, string>> = {
    email: 'a@b.fr',
    numero: '180000001',
    nom: 'chaque-nuit',
    trimestre: '2026-1',
    id: '3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59',
  }
  const admises = Object.entries(COMMANDES).flatMap(([nom, commande]) =>
    Object.entries(commande.admet ?? {}).map(([option, admis]) => ({
      nom,
      commande,
      option,
      admis,
    })),
  )

  it.each(admises)(
    'of $nom with a value that --$option does not hold is badly written',
    async ({ nom, commande, option, admis }) => {
      const autres = (commande.exige ?? [])
        .filter((o) => o !== option)
        .flatMap((o) => [`--${o}`, JUSTES[o] ?? 'x'])
      for (const valeur of ['sottise', '0', 'x y']) {
        const { code, texte } = await ecrire(nom, ...autres, `--${option}`, valeur)
        if (!('forme' in admis)) {
          expect(texte).toContain(`--${option} ne connaît pas « ${valeur} » (`)
          for (const mot of admis) expect(texte).toContain(mot)
        } else if (admis.forme.test(valeur)) continue
        else expect(texte).toContain(admis.phrase)
        expect(code).toBe(2)
      }
    },
  )

  it('says of each option what it may hold, where it is not any text', () => {
    for (const [nom, { options = {}, admet = {} }] of Object.entries(COMMANDES)) {
      const textes = Object.entries(options)
        .filter(([, { type }]) => type === 'string')
        .map(([option]) => option)
      for (const option of Object.keys(admet)) expect(textes, nom).toContain(option)
      for (const option of textes)
        expect(option in admet || LIBRES.includes(option), `${nom} --${option}`).toBe(true)
      for (const [option, admis] of Object.entries(admet))
        if (!('forme' in admis)) expect(admis.length, `${nom} --${option}`).toBeGreaterThan(1)
    }
    expect(admises.filter(({ admis }) => !('forme' in admis)).map((a) => a.option)).toEqual(
      expect.arrayContaining(['type', 'profil', 'nom']),
    )
  })

  it('with a wrong word hears the right one', async () => {
    expect((await ecrire('envois:lister', '--type', 'letre')).texte).toContain(
      'Vouliez-vous dire « lettre » ?',
    )
  })

  it('asks for help in every way, of all and of each', async () => {
    expect(await ecrire()).toMatchObject({ code: 2, texte: expect.stringContaining('Usage') })
    const generale = await ecrire('aide')
    expect(generale.code).toBe(0)
    expect(generale.texte).toMatch(/Sortie :\n {2}0 .*\n {2}1 .*\n {2}2 .*\n {2}3 /)
    for (const [nom, commande] of Object.entries(COMMANDES)) {
      expect(generale.texte).toContain(nom)
      const propre = await ecrire('aide', nom)
      expect(await ecrire(nom, '--aide')).toEqual(propre)
      expect(propre).toEqual({ code: 0, texte: expect.stringContaining(commande.aide) })
      // No option without its sentence, and none that is asked for without being one.
      const options = Object.keys(commande.options ?? {})
      expect(Object.keys(commande.aideOptions ?? {}).toSorted(), nom).toEqual(options.toSorted())
      for (const option of options) expect(propre.texte, nom).toContain(`--${option}`)
      for (const option of commande.exige ?? []) expect(options, nom).toContain(option)
    }
    expect(await ecrire('aide', 'teneur:crer')).toMatchObject({ code: 2 })
  })

  it('that fails says so in a sentence, and shows the stack to who asks for it', async () => {
    const casser = (env: NodeJS.ProcessEnv, ...argv: string[]) =>
      executerCommande(argv, () => Promise.reject(new Error('panne inventée')), env)
    const dite = await casser({}, 'teneurs:lister')
    expect(dite).toEqual({ code: 3, texte: expect.stringContaining('panne inventée') })
    expect(dite.texte).not.toContain(import.meta.filename)
    expect(await casser({}, 'teneurs:lister', '--json')).toEqual({
      code: 3,
      texte: '{"erreur":"La commande a échoué : panne inventée"}',
    })
    expect((await casser({ JOURNAL_NIVEAU: 'debug' }, 'teneurs:lister')).texte).toContain(
      import.meta.filename,
    )
  })
})
