import { ApiError } from '@registre/contract/client'
import { addDays, type DonneesFinancieres, type ImmatCopropriete } from '@registre/domain'
import { contenuNeuf, deposer, EXERCICE_CALME, type Personne } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'

/** The rules that refused, none when it passed. */
export const reglesDe = async (call: Promise<unknown>): Promise<string[]> => {
  try {
    await call
    return []
  } catch (error) {
    if (error instanceof ApiError) return (error.problem.champs ?? []).map((c) => c.code)
    throw error
  }
}

/** The year whose assembly, on 20 May, is over whatever the day of the test. */
const anneeEcoulee = (r: Registre): number => Number(addDays(r.clock.today(), -150).slice(0, 4))

/**
 * A co-ownership of this syndic, registered by the real way, whose accounts were closed two years
 * before the last December.
 */
export const immatriculee = async (
  r: Registre,
  syndic: Personne,
  changer: (c: ImmatCopropriete) => void = () => {},
) => {
  const annee = anneeEcoulee(r) - 2
  const contenu = contenuNeuf(r)
  Object.assign(contenu.donneesFinancieres, EXERCICE_CALME, {
    dateDebutExercice: `${annee}-01-01`,
    dateClotureComptes: `${annee}-12-31`,
    dateAg: `${annee + 1}-05-10`,
  })
  changer(contenu)
  const { coproprieteId } = await deposer(syndic, contenu)
  const teneur = await r.personne('TENEUR_ADMIN_PRINC')
  const [demande] = await r.db.query<{ id: number; mandat_id: number }>(
    `select id, mandat_id from demande where copropriete_id = $1`,
    [coproprieteId],
  )
  if (!demande) throw new Error('no request')
  const { version } = await teneur.api.ouvrirDemande({ params: { id: demande.mandat_id } })
  await teneur.api.validerDemande({ params: { id: demande.id }, body: { version } })
  return { id: coproprieteId, annee, contenu, mandatId: demande.mandat_id }
}

/** The declaration in force, as the screens read it. */
export const courante = (p: Personne, a: number) =>
  p.api.lireDeclaration({ params: { a, b: 'COURANTE', flag: 'false' } })

/** Opens an annual update and fills the year after the recorded one. */
export const annuelle = async (
  p: Personne,
  coproprieteId: number,
  annee: number,
  surcharge: Partial<DonneesFinancieres> = {},
) => {
  const d = await p.api.commencerMiseAJour({ body: { coproprieteId, type: 'ANNUELLE' } })
  const donneesFinancieres = {
    ...d.immatCopropriete.donneesFinancieres,
    ...EXERCICE_CALME,
    dateAg: `20/05/${annee + 2}`,
    ...surcharge,
  }
  return p.api.enregistrerBrouillon({
    params: { x: 'recapitulatif' },
    body: {
      id: d.id,
      version: d.version,
      typeImmat: d.typeImmat,
      immatCopropriete: { donneesFinancieres },
    },
  })
}

/** Files an update. */
export const filer = (
  p: Personne,
  d: { id: number | null; version: number; typeImmat: 'DEFAULT' | 'INITIALE' | 'OFFICE' },
  confirmations: string[] = [],
) =>
  p.api.enregistrerDeclaration({
    params: { flag: 'true', x: d.id ?? 0 },
    body: {
      id: d.id,
      version: d.version,
      typeImmat: d.typeImmat,
      immatCopropriete: {},
      confirmations,
    },
  })

/** The periods that its past declarations were in force. */
export const periodes = (r: Registre, id: number) =>
  r.db.query<{ declaration_id: number; du: Date; au: Date | null }>(
    `select declaration_id, du, au from declaration_periode where copropriete_id = $1 order by id`,
    [id],
  )

/** The co-ownership passes to another syndic, yesterday. */
export const ceder = async (
  r: Registre,
  id: number,
  mandatId: number,
  successeur: Personne,
): Promise<void> => {
  const hier = addDays(r.clock.today(), -1)
  await r.db.query(`update mandat set etat = 'ARCHIVE', date_fin = $2 where id = $1`, [
    mandatId,
    addDays(hier, -1),
  ])
  await r.db.query(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', $3, $4)`,
    [id, successeur.teledeclarantId, hier, addDays(hier, 364)],
  )
  await r.db.query(`update copropriete set teledeclarant_id = $2 where id = $1`, [
    id,
    successeur.teledeclarantId,
  ])
}

type Technique = Awaited<ReturnType<typeof courante>>['immatCopropriete']['donneesTechniques']
/** A technical block with these lifts, counted or in its first building: as the set of the day asks. */
export const avecAscenseurs = (
  { batiments, ...t }: Technique,
  nbAscenseurs: number,
): Technique => ({
  ...t,
  nbAscenseurs,
  ...(batiments
    ? {
        batiments: batiments.map((b, rang) => ({
          ...b,
          nbAscenseurs: rang === 0 ? nbAscenseurs : 0,
        })),
      }
    : {}),
})
