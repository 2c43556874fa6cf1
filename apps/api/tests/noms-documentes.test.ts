import { type AnyOperation, contract, MEMES_MOTS, readAsSent, shapeOf } from '@registre/contract'
import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { schemaDe } from '@registre/testing/fuzz'
import { brouillonComplet, contenuNeuf, immatriculee } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from './support/register.ts'

// Names and values that the specification gives, where they are answered and where they are taken.

const OPERATIONS = Object.entries(contract) as [string, AnyOperation][]
const MOTS = OPERATIONS.flatMap(([nom, { body, relu }]) =>
  MEMES_MOTS.flatMap((mots) => {
    const siens = mots.filter((mot) => Object.hasOwn(shapeOf(body), mot))
    const [sien = '', ...suite] = siens
    return body && sien !== '' && suite.length === 0
      ? mots.flatMap((mot) => (mot === sien ? [] : [{ nom, body, relu, sien, mot }]))
      : []
  }),
)

describe('names of the specification', () => {
  const registre = useRegistre()

  it.each(MOTS.map((m) => [m.nom, m.sien, m.mot, m] as const))(
    '%s: %s and %s are one',
    (_nom, _sien, _mot, { body, relu, sien, mot }) => {
      const fautes = (corps: object) => {
        const lu = readAsSent(body, corps, relu)
        return lu.success ? [] : lu.error.issues.map((i) => JSON.stringify([i.path, i.message]))
      }
      expect(fautes({ [mot]: 'AA0-000-001' })).toEqual(fautes({ [sien]: 'AA0-000-001' }))
    },
  )
  it('no call writes MODIF_DEMANDE', () =>
    expect(
      OPERATIONS.filter(
        ([, op]) => op.body && JSON.stringify(schemaDe(op.body)).includes('"MODIF_DEMANDE"'),
      ).map(([nom]) => nom),
    ).toEqual([]))

  it('an account says when its address last answered, and when it was last reminded', async () => {
    const qui = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const jour = '2026-05-04T10:00:00.000Z'
    await registre().db.query(
      `update utilisateur set email_valide_le = $1, derniere_relance_le = $1 where id = $2`,
      [jour, qui.utilisateurId],
    )
    expect(await qui.api.lireCompte()).toMatchObject({
      emailValideLe: jour,
      derniereRelanceLe: jour,
    })
  })

  it('yes and no are said in its own words, a type of declarant by its number', async () => {
    const teneur = await registre().personne('TENEUR_ADMIN_PRINC')
    const lire = async (method: 'GET' | 'POST', url: string, corps?: object) => {
      const { body } = await registre().app.inject({
        method,
        url,
        headers: {
          'x-register-client': '1',
          'content-type': 'application/json',
          cookie: [...teneur.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
        },
        ...(corps ? { payload: JSON.stringify(corps) } : {}),
      })
      return JSON.parse(body)
    }
    for (const mots of [
      ['oui', 'yes', 'true', true],
      ['non', 'no', 'false', false],
    ]) {
      const lus = await Promise.all(
        mots.map((motDePasseActive) => lire('POST', '/api/teledeclarants', { motDePasseActive })),
      )
      expect(lus[0].totalItems).toBeTypeOf('number')
      expect(lus).toEqual(lus.map(() => lus[0]))
    }
    const teneurs = await lire('GET', '/api/profil-utilisateurs/type/teneur')
    expect(teneurs.length).toBeGreaterThan(0)
    expect(await lire('GET', '/api/profil-utilisateurs/type/0')).toEqual(teneurs)
  })

  it('a new account says nothing of what the register gives it', () => {
    const { body } = contract.creerUtilisateur
    const personne = {
      nom: 'Le Goff',
      prenom: 'Maëlle',
      email: 'm@exemple.fr',
      profil: 'TELE_PRO_GESTION',
    }
    expect(body?.safeParse(personne).success).toBe(true)
    for (const sien of ['login', 'statut', 'activated', 'authorities'])
      expect([sien, body?.safeParse({ ...personne, [sien]: 'x' }).success]).toEqual([sien, false])
  })

  it('a mandate says that its syndic is provisional', async () => {
    const r = registre()
    const { coproprieteId } = await immatriculee(r)
    const [c] = await r.db.query<{ numero: string }>(
      `select numero_immatriculation as numero from copropriete where id = $1`,
      [coproprieteId],
    )
    const jour = r.clock.today()
    const autre = await r.personne('TELE_PRO_ADMIN_PRINC')
    const [{ fin } = { fin: jour }] = await r.db.query<{ fin: string }>(
      `select date_fin as fin from mandat where copropriete_id = $1`,
      [coproprieteId],
    )
    const debut = addDays(fin, 1)
    const { idMandat } = await autre.api.rattacherSansJustificatif({
      body: {
        numero: c?.numero ?? '',
        infoRattachement: {
          adminProvisoire: false,
          syndicProvisoire: true,
          dateDebutMandat: formatFrDate(debut),
          dateFinMandat: formatFrDate(addDays(addMonths(debut, 12), -1)),
          typeJustifMandat: 'CONTRAT_SYNDIC',
        },
      },
    })
    expect(
      await r.db.query(`select syndic_provisoire as p from mandat where id = $1`, [idMandat]),
    ).toEqual([{ p: true }])
  })

  it('heating that is not told is null, not a value of its list', async () => {
    const r = registre()
    const qui = await r.personne('TELE_PRO_ADMIN_PRINC')
    const d = await brouillonComplet(qui, contenuNeuf(r))
    const { donneesTechniques } = d.immatCopropriete
    const lu = await qui.api.enregistrerBrouillon({
      params: { x: 'donnees-techniques' },
      body: {
        id: d.id,
        version: d.version,
        typeImmat: d.typeImmat,
        immatCopropriete: { donneesTechniques: { ...donneesTechniques, typeChauffage: null } },
      },
    })
    expect(lu.immatCopropriete.donneesTechniques.typeChauffage).toBeNull()
    expect((await qui.api.listerTypesChauffage()).map((c) => c.clef)).toEqual([
      'COLLECTIF',
      'INDIVIDUEL',
      'MIXTE',
      'SANS_CHAUFFAGE',
    ])
  })
})
