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
