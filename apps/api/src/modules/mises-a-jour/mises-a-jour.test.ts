import { ApiError } from '@registre/contract/client'
import { addDays, type DonneesFinancieres, type ImmatCopropriete } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { brouillonComplet, contenuNeuf, deposer, surLeFil } from '../../testing/dossier.ts'
import { type Personne, type Registre, useRegistre } from '../../testing/register.ts'

const codeDe = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return error.problem.code
    throw error
  }
}
const reglesDe = async (call: Promise<unknown>): Promise<string[]> => {
  try {
    await call
    return []
  } catch (error) {
    if (error instanceof ApiError) return (error.problem.champs ?? []).map((c) => c.code)
    throw error
  }
}

const EXERCICE: Partial<DonneesFinancieres> = {
  chargesOperationsCourantes: 30_000,
  chargesOperationsExceptionnelles: 0,
  montantDettes: 1000,
  montantImpayesCoproprietaires: 500,
  nbCoproprietairesImpayes: 1,
  montantFondTravaux: 1500,
}

/** A co-ownership of this syndic, registered by the real way, whose accounts were closed two years before the last December. */
const immatriculee = async (r: Registre, syndic: Personne, changer: (c: ImmatCopropriete) => void = () => {}) => {
  const annee = Number(r.clock.today().slice(0, 4)) - 2
  const contenu = contenuNeuf(r)
  Object.assign(contenu.donneesFinancieres, EXERCICE, {
    dateDebutExercice: `${annee}-01-01`,
    dateClotureComptes: `${annee}-12-31`,
    dateAg: `${annee + 1}-05-10`,
  })
  changer(contenu)
  const { coproprieteId } = await deposer(syndic, contenu)
  const teneur = await r.personne('TENEUR_ADMIN_PRINC')
  const [demande] = await r.db.query<{ id: number; mandat_id: number }>(`select id, mandat_id from demande where copropriete_id = $1`, [coproprieteId])
  if (!demande) throw new Error('no request')
  const { version } = await teneur.api.ouvrirDemande({ params: { id: demande.mandat_id } })
  await teneur.api.validerDemande({ params: { id: demande.id }, body: { version } })
  return { id: coproprieteId, annee, contenu, mandatId: demande.mandat_id }
}

const courante = (p: Personne, a: number) => p.api.lireDeclaration({ params: { a, b: 'COURANTE', flag: 'false' } })

/** Opens an annual update and fills the year after the recorded one. */
const annuelle = async (p: Personne, coproprieteId: number, annee: number, surcharge: Partial<DonneesFinancieres> = {}) => {
  const d = await p.api.commencerMiseAJour({ body: { coproprieteId, type: 'ANNUELLE' } })
  const donneesFinancieres = {
    ...d.immatCopropriete.donneesFinancieres,
    ...EXERCICE,
    dateAg: `20/05/${annee + 2}`,
    ...surcharge,
  }
  return p.api.enregistrerBrouillon({
    params: { x: 'recapitulatif' },
    body: { id: d.id, version: d.version, typeImmat: d.typeImmat, immatCopropriete: { donneesFinancieres } },
  })
}
const filer = (p: Personne, d: { id: number | null; version: number; typeImmat: 'DEFAULT' | 'INITIALE' | 'OFFICE' }, confirmations: string[] = []) =>
  p.api.enregistrerDeclaration({
    params: { flag: 'true', x: d.id ?? 0 },
    body: { id: d.id, version: d.version, typeImmat: d.typeImmat, immatCopropriete: {}, confirmations },
  })

const periodes = (r: Registre, id: number) =>
  r.db.query<{ declaration_id: number; du: Date; au: Date | null }>(
    `select declaration_id, du, au from declaration_periode where copropriete_id = $1 order by id`,
    [id],
  )

describe('annual update', () => {
  const registre = useRegistre()

  it('opens the next year, becomes current, leaves the restore point and both periods', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee } = await immatriculee(r, syndic)
    const avant = await courante(syndic, id)
    const ouverte = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'ANNUELLE' } })
    expect(ouverte.immatCopropriete.donneesFinancieres).toMatchObject({
      dateDebutExercice: `01/01/${annee + 1}`,
      dateClotureComptes: `31/12/${annee + 1}`,
      montantDettes: null,
    })
    expect(ouverte.exerciceCourant?.montantDettes).toBe(1000)
    // A second tab gets the same draft.
    expect((await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'ANNUELLE' } })).id).toBe(ouverte.id)
    const d = await annuelle(syndic, id, annee, { montantDettes: 9000 })
    const deposee = await filer(syndic, d)
    expect([deposee.etat, deposee.typeMaj]).toEqual(['COURANTE', 'ANNUELLE'])
    expect((await courante(syndic, id)).id).toBe(d.id)
    expect((await syndic.api.lireDeclaration({ params: { a: id, b: 'AVANT_DECLARATION_ANNUELLE', flag: 'false' } })).id).toBe(avant.id)
    const [copro] = await r.db.query<Record<string, unknown>>(
      `select etat, version, date_derniere_maj_annuelle as maj, date_cloture_dernier_exercice as cloture from copropriete where id = $1`,
      [id],
    )
    expect(copro).toMatchObject({ etat: 'IMMATRICULEE_RATTACHEE', maj: r.clock.today(), cloture: `${annee + 1}-12-31` })
    const [un, deux] = await periodes(r, id)
    expect([un?.declaration_id, deux?.declaration_id, un?.au?.getTime(), deux?.au]).toEqual([avant.id, d.id, deux?.du.getTime(), null])
    const courriels = await r.db.query(
      `select 1 from outbox where payload->>'modele' = 'mise-a-jour-enregistree' and (payload->'donnees'->>'coproprieteId')::int = $1`,
      [id],
    )
    expect(courriels).toHaveLength(1)
  })

  it('asks once what may be confirmed, and keeps it with the declaration', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, { dateClotureComptes: `30/11/${annee + 1}` })
    expect(await reglesDe(filer(syndic, d))).toEqual(['WS103'])
    const deposee = await filer(syndic, d, ['WS103'])
    expect(deposee.confirmations).toEqual(['WS103'])
    const [derniere] = await syndic.api.listerDeclarationsPrecedentes({ params: { id } })
    expect(derniere?.confirmations).toEqual(['WS103'])
  })

  it('refuses another year than the validated one, and figures of a validated year', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, {
      dateDebutExercice: `01/01/${annee}`,
      dateClotureComptes: `31/12/${annee}`,
      dateAg: `10/05/${annee + 1}`,
      montantDettes: 1,
    })
    expect(await reglesDe(filer(syndic, d, ['WS101', 'CNB009']))).toEqual(['FIN-EXERCICE-VALIDE'])
    const financieres = { ...d.immatCopropriete.donneesFinancieres, dateClotureComptes: `31/12/${annee - 1}`, dateDebutExercice: `01/01/${annee - 1}` }
    const appel = syndic.api.mettreAJourDonneesFinancieres({ params: { id: d.id ?? 0 }, body: { version: d.version, donneesFinancieres: financieres } })
    expect(await reglesDe(appel)).toContain('WS102')
  })

  it('declares accounts that are not approved, then the same year once approved', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_NONPRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee, { comptesNonApprouves: true, dateAg: '' } as never)
    expect((await filer(syndic, d)).typeMaj).toBe('COMPTESNONAPPROUVES')
    expect((await courante(syndic, id)).isExerciceNonApprouve).toBe(true)
    const ouverte = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'ANNUELLE' } })
    expect(ouverte.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(`31/12/${annee + 1}`)
    const approuvee = await annuelle(syndic, id, annee, { comptesNonApprouves: false })
    expect(await reglesDe(filer(syndic, approuvee))).toEqual(['WS101'])
    expect((await filer(syndic, approuvee, ['WS101'])).typeMaj).toBe('ANNUELLE')
  })

  it('filed by two tabs at once, is one', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const d = await annuelle(syndic, id, annee)
    const codes = await Promise.all([1, 2, 3].map(() => codeDe(filer(syndic, d))))
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
    expect(codes.filter((c) => c !== 'ok').every((c) => c === 'version-perimee' || c === 'transition-interdite')).toBe(true)
    expect((await syndic.api.listerDeclarationsPrecedentes({ params: { id } })).filter((p) => p.typeMaj === 'ANNUELLE')).toHaveLength(1)
    const ouvertures = await Promise.all([1, 2].map(() => syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })))
    expect(new Set(ouvertures.map((o) => o.id)).size).toBe(1)
  })
})

describe('standard update', () => {
  const registre = useRegistre()

  it('replaces the current declaration, keeps the former in the history, leaves the finances alone', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_SECOND')
    const { id } = await immatriculee(r, syndic)
    const avant = await courante(syndic, id)
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    const { identification, donneesFinancieres } = d.immatCopropriete
    const sauver = (version: number, immatCopropriete: Partial<typeof d.immatCopropriete>) =>
      syndic.api.enregistrerBrouillon({ params: { x: 'identification' }, body: { id: d.id, version, typeImmat: d.typeImmat, immatCopropriete } })
    let s = await sauver(d.version, { donneesFinancieres: { ...donneesFinancieres, montantDettes: 7 } })
    expect(await reglesDe(filer(syndic, s))).toEqual(['FIN-EXERCICE-VALIDE'])
    s = await sauver(s.version, { donneesFinancieres, identification: { ...identification, nomCopropriete: 'Résidence renommée' } })
    // A draft shows nowhere before it is filed.
    expect((await syndic.api.visualiserCopropriete({ params: { id } })).declaration?.nomCopropriete).toBe(avant.nomCopropriete)
    expect((await filer(syndic, s)).etat).toBe('COURANTE')
    const fiche = await syndic.api.visualiserCopropriete({ params: { id } })
    expect([fiche.declaration?.nomCopropriete, fiche.declaration?.id]).toEqual(['Résidence renommée', s.id])
    const [maintenant, ancienne] = await syndic.api.listerDeclarationsPrecedentes({ params: { id } })
    expect([maintenant?.id, ancienne?.id, ancienne?.etat, ancienne?.au === maintenant?.du]).toEqual([s.id, avant.id, null, true])
    const { champs, de, a } = await syndic.api.comparerDeclarations({ params: { id }, query: { de: avant.id ?? 0, a: s.id ?? 0 } })
    expect(champs).toEqual(['identification.nomCopropriete'])
    expect([de.immatCopropriete.identification.nomCopropriete, a.immatCopropriete.identification.nomCopropriete]).toEqual([
      avant.nomCopropriete,
      'Résidence renommée',
    ])
    const chronologie = await syndic.api.lireChronologie({ params: { id } })
    expect(chronologie.map((e) => e.libelle)).toEqual(expect.arrayContaining(['Mise à jour standard', 'Immatriculation', 'Début du mandat de syndic']))
  })

  it('started before another one, takes it over without losing what was typed', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, syndic)
    const standard = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    const { donneesTechniques } = standard.immatCopropriete
    const s = await syndic.api.enregistrerBrouillon({
      params: { x: 'donnees-techniques' },
      body: {
        id: standard.id,
        version: standard.version,
        typeImmat: standard.typeImmat,
        immatCopropriete: { donneesTechniques: { ...donneesTechniques, nbAscenseurs: 7 } },
      },
    })
    await filer(syndic, await annuelle(syndic, id, annee))
    expect(await codeDe(filer(syndic, s))).toBe('version-perimee')
    const reprise = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    expect(reprise.id).toBe(standard.id)
    expect(reprise.immatCopropriete.donneesTechniques.nbAscenseurs).toBe(7)
    expect(reprise.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(`31/12/${annee + 1}`)
    expect((await filer(syndic, reprise)).etat).toBe('COURANTE')
  })

  it('belongs to the house; a deleted draft leaves the co-ownership as it is', async () => {
    const r = registre()
    const [syndic, autre] = await Promise.all([r.personne('TELE_PRO_ADMIN_PRINC'), r.personne('TELE_PRO_ADMIN_PRINC')])
    const { id } = await immatriculee(r, syndic)
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    expect(await codeDe(autre.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } }))).toBe('introuvable')
    expect(await codeDe(autre.api.lireBrouillon({ params: { id: d.id ?? 0 } }))).toBe('introuvable')
    expect(await codeDe(filer(autre, d))).toBe('introuvable')
    expect((await syndic.api.listerBrouillons({})).map((b) => [b.id, b.typeMaj])).toContainEqual([d.id, 'STANDARD'])
    await syndic.api.supprimerBrouillon({ params: { id: d.id ?? 0 } })
    expect((await syndic.api.visualiserCopropriete({ params: { id } })).etat).toBe('IMMATRICULEE_RATTACHEE')
    expect(await codeDe(syndic.api.changerEtatBrouillon({ body: { id: d.id ?? 0, version: d.version + 1, etat: 'A_VALIDER' } }))).toBe('introuvable')
  })
})

describe('updates by others', () => {
  const registre = useRegistre()

  /** The co-ownership passes to another syndic, yesterday. */
  const ceder = async (r: Registre, id: number, mandatId: number, successeur: Personne): Promise<void> => {
    const hier = addDays(r.clock.today(), -1)
    await r.db.query(`update mandat set etat = 'ARCHIVE', date_fin = $2 where id = $1`, [mandatId, addDays(hier, -1)])
    await r.db.query(`insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', $3, $4)`, [
      id,
      successeur.teledeclarantId,
      hier,
      addDays(hier, 364),
    ])
    await r.db.query(`update copropriete set teledeclarant_id = $2 where id = $1`, [id, successeur.teledeclarantId])
  }

  it('the predecessor’s waits for the successor, who accepts it with what it changed meanwhile', async () => {
    const r = registre()
    const [ancien, nouveau] = await Promise.all([r.personne('TELE_PRO_ADMIN_PRINC'), r.personne('TELE_PRO_ADMIN_PRINC')])
    const { id, annee, mandatId } = await immatriculee(r, ancien)
    await ceder(r, id, mandatId, nouveau)
    const liste = await ancien.api.rechercherCoproprietes({ body: { filtre: 'annuelle' } })
    expect(liste.totalItems).toBe(0)
    await r.db.query(`update copropriete set date_immatriculation = date_immatriculation - 400 where id = $1`, [id])
    expect((await ancien.api.rechercherCoproprietes({ body: { filtre: 'annuelle' } })).ligneRechercheCoproprieteDTOList.map((l) => l.id)).toEqual([id])
    const d = await annuelle(ancien, id, annee)
    const attente = await filer(ancien, d)
    expect(attente.etat).toBe('A_VALIDER')
    expect(await codeDe(filer(ancien, await annuelle(ancien, id, annee)))).toBe('deja-existant')
    expect((await nouveau.api.listerDeclarationsPredecesseur({})).map((p) => p.id)).toEqual([d.id])
    // The successor changes something else first.
    const s = await nouveau.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    const technique = { ...s.immatCopropriete.donneesTechniques, nbAscenseurs: 5 }
    await filer(
      nouveau,
      await nouveau.api.enregistrerBrouillon({
        params: { x: 'donnees-techniques' },
        body: { id: s.id, version: s.version, typeImmat: s.typeImmat, immatCopropriete: { donneesTechniques: technique } },
      }),
    )
    expect(await codeDe(ancien.api.accepterDeclarationPredecesseur({ params: { id: d.id ?? 0 } }))).toBe('introuvable')
    const codes = await Promise.all([1, 2].map(() => codeDe(nouveau.api.accepterDeclarationPredecesseur({ params: { id: d.id ?? 0 } }))))
    expect(codes.toSorted()).toEqual(['ok', 'transition-interdite'])
    const fin = await courante(nouveau, id)
    expect([fin.id, fin.typeMaj, fin.immatCopropriete.donneesTechniques.nbAscenseurs]).toEqual([d.id, 'ANNUELLE', 5])
    expect(fin.immatCopropriete.donneesFinancieres.dateClotureComptes).toBe(`31/12/${annee + 1}`)
  })

  it('or sets it aside, once', async () => {
    const r = registre()
    const [ancien, nouveau, tiers] = await Promise.all([r.personne('TELE_PRO_GESTION'), r.personne('TELE_PRO_GESTION'), r.personne('TELE_PRO_GESTION')])
    const { id, annee, mandatId } = await immatriculee(r, ancien)
    await ceder(r, id, mandatId, nouveau)
    const d = await filer(ancien, await annuelle(ancien, id, annee))
    const params = { id: d.id ?? 0 }
    expect(await codeDe(tiers.api.supprimerDeclarationPredecesseur({ params }))).toBe('introuvable')
    expect(await codeDe(tiers.api.lireDeclarationDonneeCopropriete({ params }))).toBe('introuvable')
    expect((await nouveau.api.lireDeclarationDonneeCopropriete({ params })).id).toBe(d.id)
    await nouveau.api.supprimerDeclarationPredecesseur({ params })
    expect(await codeDe(nouveau.api.accepterDeclarationPredecesseur({ params }))).toBe('transition-interdite')
    const courriels = await r.db.query<{ m: string }>(
      `select payload->>'modele' as m from outbox where payload->>'modele' like 'mise-a-jour-%' order by id desc limit 2`,
    )
    expect(courriels.map((c) => c.m)).toEqual(['mise-a-jour-jugee', 'mise-a-jour-a-accepter'])
  })

  it('an expired mandate asks the *_EXPIRE authorities of the last syndic', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee, mandatId } = await immatriculee(r, syndic)
    const hier = addDays(r.clock.today(), -1)
    await r.db.query(`update mandat set etat = 'EXPIRE', date_debut = $2, date_fin = $3 where id = $1`, [mandatId, addDays(hier, -300), hier])
    await r.db.query(`update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE' where id = $1`, [id])
    expect((await filer(syndic, await annuelle(syndic, id, annee))).etat).toBe('COURANTE')
    expect((await syndic.api.visualiserCopropriete({ params: { id } })).etat).toBe('IMMATRICULEE_RATTACHEMENT_EXPIRE')
  })

  it('a keeper administrator corrects, among keepers until it is filed', async () => {
    const r = registre()
    const [syndic, admin, hotline] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_SCOND'),
      r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ])
    const { id } = await immatriculee(r, syndic)
    const d = await admin.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'MODIFICATION_ADMIN' } })
    expect(await codeDe(syndic.api.lireBrouillon({ params: { id: d.id ?? 0 } }))).toBe('introuvable')
    expect((await syndic.api.listerBrouillons({})).map((b) => b.id)).not.toContain(d.id)
    expect(await codeDe(hotline.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'MODIFICATION_ADMIN' } }))).toBe('acces-non-autorise')
    const s = await admin.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: { id: d.id, version: d.version, typeImmat: d.typeImmat, immatCopropriete: { identification: { ...d.immatCopropriete.identification, nbAsl: 1 } } },
    })
    expect((await filer(admin, s)).etat).toBe('COURANTE')
    const [derniere] = await syndic.api.listerDeclarationsPrecedentes({ params: { id } })
    expect([derniere?.libelle, derniere?.auteur]).toEqual(['Modification par le teneur du registre', 'Teneur du registre'])
  })

  it('a notary modifies its own registration until a syndic comes', async () => {
    const r = registre()
    const [notaire, autre] = await Promise.all([r.personne('NOTAIRE_NOTAIRE'), r.personne('NOTAIRE_NOTAIRE')])
    const b = await brouillonComplet(notaire, contenuNeuf(r, 'INITIALE'), 'INITIALE')
    const confirmations = b.controle.aConfirmer.map((e) => e.code)
    const { coproprieteId: id } = await notaire.api.soumettreImmatriculationNotaire({
      params: { x: notaire.teledeclarantId ?? 0 },
      body: { id: b.id ?? 0, version: b.version, confirmations },
    })
    expect(await notaire.api.verifierModificationNotaire({ params: { id } })).toEqual({ response: true, typeDeclaration: 'MODIF_INITIALE' })
    expect(await autre.api.verifierModificationNotaire({ params: { id } })).toEqual({ response: false, typeDeclaration: null })
    const d = await notaire.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    expect([d.typeDeclaration, d.typeImmat]).toEqual(['MODIF_INITIALE', 'INITIALE'])
    expect((await filer(notaire, d)).etat).toBe('COURANTE')
    expect(await codeDe(autre.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } }))).toBe('transition-interdite')
  })
})

describe('parcels and history', () => {
  const registre = useRegistre()

  it('mends what is not on the map, and nothing else', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, contenu } = await immatriculee(r, syndic, (c) => {
      const [p] = c.identification.parcelle
      if (p) c.identification.parcelle = [p, { ...p, numero: '9999', geolocalisee: false }]
    })
    const d = await courante(syndic, id)
    const [sure, perdue] = surLeFil(contenu).identification.parcelle
    if (!sure || !perdue) throw new Error('two parcels')
    const reparer = (parcelle: (typeof sure)[], version = d.version) =>
      syndic.api.reparerParcelles({ params: { idDeclaration: d.id ?? 0 }, body: { version, parcelle } })
    expect(await reglesDe(reparer([{ ...perdue, geolocalisee: true }]))).toEqual(['GEO-CONSERVER'])
    expect(await codeDe(reparer([sure], d.version + 1))).toBe('version-perimee')
    const codes = await Promise.all([1, 2].map(() => codeDe(reparer([sure, { ...perdue, numero: '9998', geolocalisee: true }]))))
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
    const adresses = await syndic.api.lireInfosAdresses({ params: { id } })
    expect(adresses.parcelle.map((p) => [p.numero, p.geolocalisee])).toEqual([
      [sure.numero, true],
      ['9998', true],
    ])
    expect(await syndic.api.listerDeclarationsPrecedentes({ params: { id } })).toHaveLength(2)
  })

  it('says what the register said on a day', async () => {
    const r = registre()
    const [syndic, teneur, tiers] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ASS_HOTLINE_GES'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
    ])
    const { id } = await immatriculee(r, syndic)
    const jour = r.clock.today()
    const avant = await courante(syndic, id)
    // The registration is a hundred days old; the update is of today.
    await r.db.query(`update declaration_periode set du = du - interval '100 days' where copropriete_id = $1`, [id])
    const d = await syndic.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD' } })
    await filer(syndic, d)
    const le = (n: number) => teneur.api.lireEtatALaDate({ params: { id }, query: { a_la_date: addDays(jour, n) } })
    expect((await le(-101)).declaration).toBeNull()
    expect((await le(-50)).declaration?.id).toBe(avant.id)
    const aujourdhui = await le(0)
    expect([aujourdhui.declaration?.id, aujourdhui.etat]).toEqual([d.id, 'IMMATRICULEE_RATTACHEE'])
    expect(aujourdhui.mandat?.dateFin).not.toBe('')
    expect(await codeDe(le(1))).toBe('requete-invalide')
    expect(await codeDe(tiers.api.lireEtatALaDate({ params: { id }, query: {} }))).toBe('introuvable')
    expect(await codeDe(tiers.api.comparerDeclarations({ params: { id }, query: { de: 1, a: 1 } }))).toBe('introuvable')
  })
})

describe('declarations deleted since the last annual update', () => {
  const registre = useRegistre()

  it('the restore point is in force again, with its copies and its dates; nothing is left to delete before it', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const { id, annee } = await immatriculee(r, syndic)
    const [teneur, hotline] = await Promise.all([r.personne('TENEUR_ADMIN_SCOND'), r.personne('TENEUR_ASS_HOTLINE_ADMIN')])
    const avant = await courante(syndic, id)
    const lire = async () => {
      const [row] = await r.db.query<{ version: number; maj: string | null; cloture: string }>(
        `select version, date_derniere_maj_annuelle as maj, date_cloture_dernier_exercice as cloture from copropriete where id = $1`,
        [id],
      )
      if (!row) throw new Error('no co-ownership')
      return row
    }
    const supprimer = async (p: Personne) =>
      p.api.supprimerDeclarations({ body: { idCopropriete: id, version: (await lire()).version, motif: 'Comptes d’une autre copropriété' } })
    expect(await codeDe(supprimer(teneur))).toBe('transition-interdite')
    const mise = await filer(syndic, await annuelle(syndic, id, annee))
    expect((await lire()).maj).toBe(r.clock.today())
    expect(await codeDe(supprimer(hotline))).toBe('acces-non-autorise')
    expect((await teneur.api.visualiserCopropriete({ params: { id } })).actions).toContain('supprimer-declarations')
    expect(await supprimer(teneur)).toEqual({ declarationRetablie: avant.id, nbSupprimees: 1 })
    expect((await courante(syndic, id)).id).toBe(avant.id)
    expect(await lire()).toMatchObject({ maj: null, cloture: `${annee}-12-31` })
    expect(await r.db.query(`select etat from declaration where id = $1`, [mise.id])).toEqual([{ etat: 'SUPPRIME' }])
    const tenues = (await periodes(r, id)).filter((p) => p.au === null)
    expect(tenues.map((p) => p.declaration_id)).toEqual([avant.id])
    expect(await r.db.query(`select 1 from outbox where payload->>'modele' = 'declarations-supprimees'`)).toHaveLength(1)
    expect(await codeDe(supprimer(teneur))).toBe('transition-interdite')
    // The year can be declared again.
    expect((await filer(syndic, await annuelle(syndic, id, annee))).etat).toBe('COURANTE')
  })
})
