import { addDays, formatFrDate } from '@registre/domain'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { codeDe, pdf, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { copropriete, periodes } from '../mandats/vie-mandat-de-test.ts'

describe('a firm and its own co-ownerships', () => {
  const registre = useRegistre()
  /** One whose mandate ends in so many days; named, somewhere. */
  const geree = async (
    syndic: Personne,
    jours: number,
    plus: { nom?: string; adresse?: string; insee?: string; cloture?: string; maj?: string } = {},
  ) => {
    const r = registre()
    const jour = r.clock.today()
    const fin = addDays(jour, jours)
    const { id } = await copropriete(
      r,
      syndic,
      jours < 0 ? 'IMMATRICULEE_RATTACHEMENT_EXPIRE' : 'IMMATRICULEE_RATTACHEE',
      [{ etat: jours < 0 ? 'EXPIRE' : 'EN_COURS', debut: addDays(fin, -364), fin }],
    )
    await r.db.query(
      `update copropriete set nom = $2, nom_normalise = lower($2), adresse_principale = $3, code_insee = $4, date_fin_mandat = $5,
         date_cloture_dernier_exercice = $6, date_derniere_maj_annuelle = $7 where id = $1`,
      [
        id,
        plus.nom ?? 'Les Tilleuls',
        plus.adresse ?? '1 Rue Haute 35000 Rennes',
        plus.insee ?? '35238',
        fin,
        plus.cloture ?? null,
        plus.maj ?? null,
      ],
    )
    return id
  }
  const chercher = async (p: Personne, criteres: object = {}) => {
    const { coproprietes, totalItems } = await p.api.rechercherGerees({ body: criteres })
    expect(totalItems).toBe(coproprietes.length)
    return coproprietes
  }
  const ids = async (p: Personne, criteres: object = {}) =>
    (await chercher(p, criteres)).map((c) => c.id)

  it('is searched by all that a person would type, filtered, sorted and counted', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    await geree(await r.personne('TELE_PRO_ADMIN_PRINC'), 10, { nom: 'Chez un autre' })
    const annee = r.clock.today().slice(0, 4)
    const expiree = await geree(syndic, -8, { nom: 'Le Beffroi', cloture: '2020-12-31' })
    const proche = await geree(syndic, 20, {
      nom: 'La Cour des Cèdres',
      adresse: '25 Rue Hélène Boucher 38100 Grenoble',
      insee: '38185',
    })
    const loin = await geree(syndic, 300, { nom: 'Villa', maj: `${annee}-01-15` })
    expect(await ids(syndic)).toEqual([expiree, proche, loin])
    expect(
      await ids(syndic, { paginationOptions: { sortField: 'nom', sortDirection: 'DESC' } }),
    ).toEqual([loin, expiree, proche])
    const [ligne] = await chercher(syndic, { texte: 'beffroi' })
    expect(ligne).toMatchObject({
      id: expiree,
      joursFinMandat: -8,
      dateFinMandat: formatFrDate(addDays(r.clock.today(), -8)),
      situationMaj: 'en-retard',
      limiteMaj: '31/08/2022',
      gestionnaire: '',
    })
    expect(await ids(syndic, { texte: 'grenoble boucher' })).toEqual([proche])
    expect(await ids(syndic, { texte: 'un autre' })).toEqual([])
    expect(await ids(syndic, { texte: ligne?.numeroImmatriculation?.slice(0, 9) })).toEqual([
      expiree,
    ])
    expect(await ids(syndic, { finMandat: 'expire' })).toEqual([expiree])
    expect(await ids(syndic, { finMandat: '60' })).toEqual([proche])
    expect(await ids(syndic, { maj: 'en-retard' })).toEqual([expiree])
    expect(await ids(syndic, { maj: 'faite' })).toEqual([loin])
    expect(await ids(syndic, { departement: '38' })).toEqual([proche])
    expect(await syndic.api.compterGerees({})).toMatchObject({
      total: 3,
      mandatsExpires: 1,
      mandatsARenouveler: 1,
      majAFaire: 2,
      majEnRetard: 1,
      vues: { toutes: 3, miennes: 0, 'non-affectees': 3, demandes: 0 },
      departements: [
        { code: '35', nombre: 2 },
        { code: '38', nombre: 1 },
      ],
    })
    const { blob } = await syndic.api.exporterGerees({ body: { ids: [proche, loin] } })
    const [feuille] = (await readXlsx(new Uint8Array(await blob.arrayBuffer()))).sheets
    expect(feuille?.rows.slice(1).map((row) => row[1])).toEqual(['La Cour des Cèdres', 'Villa'])
  })

  it('a page and its size: the total says how many there are', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    for (let i = 0; i < 3; i += 1) await geree(syndic, 10 + i)
    const page = await syndic.api.rechercherGerees({
      body: { paginationOptions: { pageNumber: 2, pageSize: 2 } },
    })
    expect([page.coproprietes.length, page.totalItems]).toEqual([1, 3])
    const apres = await syndic.api.rechercherGerees({
      body: { paginationOptions: { pageNumber: 9, pageSize: 2 } },
    })
    expect([apres.coproprietes.length, apres.totalItems]).toEqual([0, 3])
  })

  it('shows what the establishment sees beside what it looks after: the filters and numbers are true', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const expiree = await geree(syndic, -8, { nom: 'Le Beffroi' })
    const quittee = await geree(syndic, 100, { nom: 'Quittée' })
    const autre = await r.personne('TELE_PRO_ADMIN_PRINC')
    await r.db.query(
      `update mandat set etat = 'ARCHIVE', date_fin = $2 where copropriete_id = $1`,
      [quittee, addDays(r.clock.today(), -10)],
    )
    await r.db.query(`update copropriete set teledeclarant_id = $2 where id = $1`, [
      quittee,
      autre.teledeclarantId,
    ])
    const brouillon = await syndic.api.enregistrerBrouillon({
      params: { x: 'identification' },
      body: { id: null, version: 0, typeImmat: 'DEFAULT', immatCopropriete: {} },
    })
    const lignes = await chercher(syndic)
    expect(lignes).toMatchObject([
      { id: expiree, geree: true, situationMaj: 'a-faire' },
      { id: quittee, geree: false, dateFinMandat: '' },
      { geree: false, situationMaj: null, idDeclaration: Number(brouillon.id) },
    ])
    const deLaListe = async (filtre: 'mandat-expire' | 'annuelle' | 'mandate' | 'seeAllCopro') => {
      const body = { filtre }
      const { ligneRechercheCoproprieteDTOList: autres } = await syndic.api.rechercherCoproprietes({
        body,
      })
      expect((await ids(syndic, body)).toSorted()).toEqual(autres.map((l) => l.id).toSorted())
      return autres.length
    }
    expect(await deLaListe('seeAllCopro')).toBe(3)
    expect(await deLaListe('annuelle')).toBe(2)
    expect(await deLaListe('mandat-expire')).toBe(1)
    expect(await deLaListe('mandate')).toBe(1)
    expect(await ids(syndic, { statut: 'MANDAT_EXPIRE' })).toEqual([expiree])
    expect(await ids(syndic, { texte: '$quit' })).toEqual([quittee])
    expect(await ids(syndic, { texte: '$ittee' })).toEqual([])
    expect(await ids(syndic, { texte: 'b_ffroi' })).toEqual([expiree])
    expect(await syndic.api.compterGerees({})).toMatchObject({
      total: 3,
      mandatsExpires: 1,
      majAFaire: 1,
      vues: { toutes: 3, 'non-affectees': 1 },
    })
    // The home says the same: what was left may be updated, its syndic is the one who has to.
    expect(await syndic.api.lireTableauDeBordSyndic({})).toMatchObject({
      nbMandatsExpires: 1,
      nbMajAFaire: 1,
    })
    expect(await ids(syndic, { vue: 'non-affectees' })).toEqual([expiree])
    expect(await ids(syndic, { maj: 'a-faire' })).toEqual([expiree])
  })

  it('a view is kept under its name; what is shared is the establishment’s, and no other’s', async () => {
    const r = registre()
    const gestionnaire = await r.personne('TELE_PRO_GESTION')
    const admin = await r.personne('TELE_PRO_ADMIN_PRINC', gestionnaire.teledeclarantId ?? 0)
    const [ailleurs, teneur] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const garder = (nom: string, partagee: boolean) =>
      gestionnaire.api.enregistrerVueGestion({ body: { nom, recherche: 'dep=35', partagee } })
    const [mienne, commune] = [await garder('Rennes', false), await garder('Bretagne', true)]
    expect((await gestionnaire.api.listerVuesGestion()).map((v) => v.id)).toEqual([
      mienne.id,
      commune.id,
    ])
    expect(await admin.api.listerVuesGestion()).toMatchObject([
      { id: commune.id, aMoi: false, supprimable: true, recherche: 'dep=35' },
    ])
    expect(await ailleurs.api.listerVuesGestion()).toEqual([])
    expect((await teneur.api.listerVuesFile()).map((v) => v.id)).not.toContain(commune.id)
    const oter = (p: Personne, id: number) => codeDe(p.api.supprimerVueGestion({ params: { id } }))
    expect(await oter(ailleurs, commune.id)).toBe('introuvable')
    expect(await oter(admin, mienne.id)).toBe('introuvable')
    expect(await oter(admin, commune.id)).toBe('ok')
    expect(await oter(gestionnaire, mienne.id)).toBe('ok')
  })

  it('an administrator assigns, and a manager finds its own; another house is out of reach', async () => {
    const r = registre()
    const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
    const autre = await r.personne('TELE_PRO_ADMIN_PRINC')
    const [a, b] = [await geree(admin, 10), await geree(admin, 20)]
    const affecter = (p: Personne, idCoproprietes: number[], idUtilisateur: number | null) =>
      codeDe(p.api.affecterCoproprietes({ body: { idCoproprietes, idUtilisateur } }))
    expect(await affecter(admin, [a], admin.utilisateurId)).toBe('ok')
    expect(await ids(admin, { vue: 'miennes' })).toEqual([a])
    expect(await ids(admin, { vue: 'non-affectees' })).toEqual([b])
    expect(await ids(admin, { gestionnaire: admin.utilisateurId })).toEqual([a])
    await r.db.query(`update utilisateur set prenom = 'Jean-François' where id = $1`, [
      admin.utilisateurId,
    ])
    // Accents and hyphens as people type them, or not.
    for (const texte of ['François', 'francois', 'jean françois'])
      expect(await ids(admin, { texte })).toEqual([a])
    expect((await admin.api.compterGerees({})).gestionnaires).toMatchObject([
      { id: admin.utilisateurId, nombre: 1 },
    ])
    expect(await affecter(admin, [a, b], autre.utilisateurId)).toBe('introuvable')
    expect(await affecter(autre, [a], autre.utilisateurId)).toBe('introuvable')
    expect(await affecter(admin, [a], null)).toBe('ok')
    expect(await ids(admin, { vue: 'miennes' })).toEqual([])
  })

  it('renews many mandates in one act, one proof for all; one that is refused holds nobody back', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const jour = r.clock.today()
    const [a, b] = [await geree(syndic, 10), await geree(syndic, -30)]
    const ailleurs = await geree(await r.personne('TELE_PRO_ADMIN_PRINC'), 10)
    const lot = { idCoproprietes: [a, b, ailleurs] }
    const proposes = await syndic.api.preparerRenouvellements({ body: lot })
    expect(proposes.map((p) => [p.id, p.dateDebut, p.erreurs.map((e) => e.code)])).toEqual([
      [a, formatFrDate(addDays(jour, 11)), []],
      [b, formatFrDate(addDays(jour, -29)), []],
      [ailleurs, '', ['introuvable']],
    ])
    expect(proposes[2]?.nom).toBe('')
    expect((await periodes(r, a)).length).toBe(1)
    expect(
      await codeDe(syndic.api.renouvelerMandats({ body: { ...lot, file: await pdf() } })),
    ).toBe('regles-non-respectees')
    const bilan = await syndic.api.renouvelerMandats({
      body: { ...lot, typeJustifMandat: 'PV_AG', file: await pdf() },
    })
    expect([bilan.renouveles.map((x) => x.id), bilan.refuses.map((x) => x.id)]).toEqual([
      [a, b],
      [ailleurs],
    ])
    expect((await periodes(r, a)).map((p) => p.etat)).toEqual(['EN_COURS', 'A_VENIR'])
    expect((await periodes(r, b)).map((p) => p.etat)).toEqual(['ARCHIVE', 'EN_COURS'])
    for (const { reference } of bilan.renouveles)
      expect(await syndic.api.lireRecu({ params: { reference } })).toMatchObject({ reference })
    // Made again after an interruption: nothing is renewed twice.
    const encore = await syndic.api.renouvelerMandats({ body: { idCoproprietes: [a] } })
    expect([encore.renouveles, encore.refuses.length]).toEqual([[], 1])
    const preuves = await r.db.query<{ n: number }>(
      `select count(distinct document_id)::int as n from mandat where copropriete_id = any($1::int[]) and document_id is not null`,
      [[a, b]],
    )
    expect(preuves).toEqual([{ n: 1 }])
    const longs = await syndic.api.preparerRenouvellements({
      body: { idCoproprietes: [b], dureeMois: '24' },
    })
    expect(longs[0]?.aConfirmer.map((e) => e.code)).toEqual(['MAN-DOUZE-MOIS'])
    // Each its own: the second one is not said, and lasts as all.
    const [d1, d2, commune] = await Promise.all(
      [{ durees: ['36'] as const }, { durees: ['12', '36'] as const }, {}].map((plus) =>
        syndic.api.preparerRenouvellements({
          body: { idCoproprietes: [a, b], ...plus, durees: [...(plus.durees ?? [])] },
        }),
      ),
    )
    expect(d1?.[1]?.dateFin).toBe(commune?.[1]?.dateFin)
    expect(d1?.[0]?.dateFin).not.toBe(commune?.[0]?.dateFin)
    expect(d2?.[1]?.dateFin).not.toBe(commune?.[1]?.dateFin)
  })
})
