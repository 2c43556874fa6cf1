import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract, exempleDAppel } from '@registre/contract'
import { BASCULE_2027, formatFrDate, type UsageJeton } from '@registre/domain'
import { fakeClock } from '@registre/testing'
import { coproprietesSuivies, exerciceEnregistre, pdf } from '@registre/testing/register'
import { beforeAll, describe, expect, it } from 'vitest'
import { ouvrirRegistre } from '../../../../../packages/client/src/index.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { projeterCoproprietes } from '../projections/projeter.ts'
import { comptes, EXEMPLES, sansPython, useExemples } from './exemples-de-test.ts'

// The samples of the guide, run against a real server by the tokens of the demonstration's people,
// today and on a day of the coming set of the law: the seven services of a syndic's software, and
// annual updates in each language.

const DEUX_JOURS = [new Date().toISOString().slice(0, 10), '2027-03-16']
const USAGES: UsageJeton[] = ['DEPOSER_MISES_A_JOUR', 'IMMATRICULER', 'GERER_MANDATS']
const MONTCLAIR = 'tele_pro_admin_princ@demo.registre.test'

/** What a firm knows of a building that the register only counted. */
const BATIMENT = {
  nom: 'Bâtiment A',
  periodeConstruction: 'NON_CONNUE',
  nbEtages: 4,
  etiquette: 'ETIQ_D',
  sourceEtiquette: 'DPE_COLLECTIF',
  dateEtiquette: '16/09/2025',
  typeChauffage: 'COLLECTIF',
  systemeChauffage: 'CHAUDIERE',
  energieChauffage: 'GAZ_NATUREL',
  eauChaude: 'INDIVIDUELLE',
  systemeEauChaude: 'CHAUFFE_EAU_ELECTRIQUE',
  ventilation: 'VMC_SIMPLE_FLUX',
  diagnosticStructurel: 'NON_REALISE',
}

describe.each(DEUX_JOURS)('the samples of the guide, on %s', (jour) => {
  const clock = fakeClock(`${jour}T12:00:00Z`)
  const exemples = useExemples(jour)
  const { base, dossier } = exemples
  let atlantis = ''
  const jetons = new Map<string, string>()

  const lancer = (login: string, exemple: string, ...args: string[]): Promise<string> =>
    exemples.executer('sh', [join(EXEMPLES, exemple), ...args], {
      REGISTRE_JETON: jetons.get(login) ?? '',
    })
  const contrat = () => join(dossier(), 'contrat.pdf')

  beforeAll(async () => {
    await scellerJournal({ db: base().db, log: { info: () => undefined } })
    await projeterCoproprietes({ db: base().db })
    await writeFile(contrat(), new Uint8Array(await (await pdf()).arrayBuffer()))
    const [autre] = await base().db.query<{ login: string }>(
      `select u.login from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id where t.raison_sociale = 'Atlantis Syndic' order by u.id limit 1`,
    )
    atlantis = autre?.login ?? ''
    for (const login of [MONTCLAIR, atlantis])
      jetons.set(login, await exemples.jetonDe(login, USAGES))
  }, 60_000)

  it('WS1 to WS6 are done by one token', async () => {
    expect(await lancer(MONTCLAIR, 'services/ws1-immatriculer.sh', contrat())).toMatch(
      /^Immatriculation déposée : demande \d+, réponse attendue le \d{2}\/\d{2}\/\d{4}\.$/,
    )
    expect(await lancer(MONTCLAIR, 'deposer-mise-a-jour.sh', 'AA0-000-005')).toMatch(
      /Mise à jour enregistrée : .+\.$|^Rien à déclarer/,
    )
    expect(await lancer(MONTCLAIR, 'services/ws2-standard.sh', 'AA0-000-001')).toMatch(
      /^Mise à jour enregistrée : /,
    )
    const lues = await lancer(MONTCLAIR, 'services/ws3-lire.sh', 'AA0-000-001', 'ZZ9-999-999')
    expect(lues.split('\n')).toEqual([
      expect.stringMatching(/^AA0-000-001 : .+, \d+ mandats$/),
      'ZZ9-999-999 : inconnue',
    ])
    expect(await lancer(MONTCLAIR, 'services/ws4-rattacher.sh', 'AA0-000-054', contrat())).toMatch(
      /^Rattachement demandé : demande \d+/,
    )
    const [siren] = await base().db.query<{ siret: string }>(
      `select siret from teledeclarant where raison_sociale = 'Atlantis Syndic'`,
    )
    const args = ['AA0-000-002', siren?.siret ?? '', 'yann.kermeur@demo.registre.test']
    expect(await lancer(MONTCLAIR, 'services/ws5-successeur.sh', ...args)).toBe(
      'Successeur déclaré : Atlantis Syndic.',
    )
    expect(await lancer(MONTCLAIR, 'services/ws6-renouveler.sh', 'AA0-000-003', contrat())).toMatch(
      /^Mandat renouvelé du /,
    )
  }, 120_000)

  it('WS7: the successor confirms what its predecessor filed', async () => {
    expect(await lancer(atlantis, 'services/ws7-confirmer.sh')).toMatch(
      /^À confirmer : \w+, déposée par .+\.\nConfirmée : .+\.$/,
    )
    expect(await lancer(atlantis, 'services/ws7-confirmer.sh')).toBe(
      'Aucune mise à jour n’attend votre accord.',
    )
  }, 60_000)

  // After the services: co-ownerships of chance may stand near the one that WS1 registers.
  it('annual updates are filed by each language, of one co-ownership', async () => {
    const [a, b, c] = await coproprietesSuivies(
      { db: base().db, clock },
      await exemples.syndic(),
      3,
    )
    const ts = await exemples.lancer('deposer-mise-a-jour.ts', a?.numero ?? '')
    expect(ts.at(-1)).toContain(`Mise à jour enregistrée : ${a?.nom}`)
    const sh = await exemples.executer('sh', [
      join(EXEMPLES, 'deposer-mise-a-jour.sh'),
      String(b?.id),
    ])
    expect(sh).toContain(`Mise à jour enregistrée : ${b?.nom}.`)
    if (!sansPython) {
      const py = await exemples.lancerPython('deposer_mise_a_jour.py', c?.numero ?? '')
      expect(py.at(-1)).toBe(`Mise à jour enregistrée : ${c?.nom}.`)
    }
    expect(
      await base().db.query(
        `select count(*)::int as n from declaration where type_maj = 'ANNUELLE' and etat = 'COURANTE' and copropriete_id = any($1::int[])`,
        [[a?.id, b?.id, ...(sansPython ? [] : [c?.id])]],
      ),
    ).toEqual([{ n: sansPython ? 2 : 3 }])
  }, 60_000)

  it('those of a portfolio are filed by its program', async () => {
    const suivies = await coproprietesSuivies({ db: base().db, clock }, await exemples.syndic(), 2)
    const { annee } = exerciceEnregistre({ clock })
    const decrits =
      jour < BASCULE_2027 ? {} : { batiments: [{ ...BATIMENT, constateLe: formatFrDate(jour) }] }
    const fichier = join(dossier(), 'lignes.json')
    await writeFile(
      fichier,
      JSON.stringify(
        suivies.map(({ numero }, i) => ({ numero, ...comptes(annee, i), ...decrits })),
      ),
    )
    const dites = await exemples.lancer('deposer-portefeuille.ts', fichier)
    expect(dites.at(-1)).toMatch(/^Dépôt terminé : 2 déposées/)
  }, 60_000)

  it('the update of the collection is filed, from its opening to its deposit', async () => {
    const programme = ouvrirRegistre({
      url: exemples.api().url,
      jeton: jetons.get(MONTCLAIR) ?? '',
    })
    const appel = (nom: 'commencerMiseAJour' | 'enregistrerDeclaration') =>
      exempleDAppel(nom, contract[nom])
    const { id, version, typeImmat } = await programme.commencerMiseAJour(
      appel('commencerMiseAJour') as never,
    )
    const { params, body } = appel('enregistrerDeclaration')
    const deposee = await programme.enregistrerDeclaration({
      params: { ...params, x: id },
      body: { ...(body as object), id, version, typeImmat },
    } as never)
    expect(deposee.etat).toBe('COURANTE')
  }, 60_000)
})
