import { describe, expect, it } from 'vitest'
import { brouillonComplet, contenuNeuf, deposer, type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { un } from '@registre/testing'

const INTROUVABLE = { problem: { status: 404, code: 'introuvable' } }

describe('co-ownerships seen by each', () => {
  const registre = useRegistre()

  const chercher = (personne: Personne, criteres: Record<string, unknown> = {}) =>
    personne.api.rechercherCoproprietes({
      body: { paginationOptions: { pageSize: 100 }, ...criteres },
    })
  const ids = async (personne: Personne, criteres?: Record<string, unknown>) =>
    (await chercher(personne, criteres)).ligneRechercheCoproprieteDTOList.map((l) => l.id)

  let suite = 0
  /** A registered co-ownership written straight into the tables. */
  const immatriculee = async (champs: {
    syndic: number | null
    auteur: number
    nom?: string
    etat?: string
    majLe?: string | null
    fin?: string
  }) => {
    const { db } = registre()
    suite += 1
    const nom = champs.nom ?? `Résidence numéro ${suite}`
    const c = await un<{ id: number; numero: string }>(
      registre(),
      `insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, teledeclarant_id, nom, nom_normalise, date_immatriculation, date_derniere_maj_annuelle, geolocalisee, nb_lots)
       values ($1::etat_copropriete, prochain_numero_immatriculation(), $2, $3, $4, translate(lower($4), 'éèêàç', 'eeeac'), '2020-01-01', $5, true, 12) returning id, numero_immatriculation as numero`,
      [
        champs.etat ?? (champs.syndic ? 'IMMATRICULEE_RATTACHEE' : 'IMMATRICULEE_A_RATTACHER'),
        champs.auteur,
        champs.syndic,
        nom,
        champs.majLe ?? null,
      ],
    )
    if (champs.syndic) {
      await db.query(
        `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'EN_COURS', '2024-01-01', $3)`,
        [c.id, champs.syndic, champs.fin ?? '2030-12-31'],
      )
    }
    return { ...c, nom }
  }

  it('two firms never see each other’s drafts and dossiers; a keeper sees dossiers, never drafts', async () => {
    const r = registre()
    const [a, b, teneur] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TENEUR_ASS_HOTLINE_GES'),
    ]
    const brouillon = await brouillonComplet(a, contenuNeuf(r))
    const depot = await deposer(a, contenuNeuf(r))
    const [idBrouillon, idDepot] = [brouillon.coproprieteId ?? 0, depot.coproprieteId]
    expect((await ids(a)).sort()).toEqual([idBrouillon, idDepot].sort())
    expect(await ids(b)).toEqual([])
    const vusDuTeneur = await ids(teneur)
    expect(vusDuTeneur).toContain(idDepot)
    expect(vusDuTeneur).not.toContain(idBrouillon)
    for (const id of [idBrouillon, idDepot]) {
      await expect(b.api.visualiserCopropriete({ params: { id } })).rejects.toMatchObject(
        INTROUVABLE,
      )
      await expect(b.api.lireInfosAdresses({ params: { id } })).rejects.toMatchObject(INTROUVABLE)
      expect((await a.api.visualiserCopropriete({ params: { id } })).id).toBe(id)
      const adresses = await a.api.lireInfosAdresses({ params: { id } })
      expect(adresses.adressePrincipale?.voie).toContain('Rue numéro')
      expect(adresses.parcelle).toHaveLength(1)
    }
    await expect(
      teneur.api.visualiserCopropriete({ params: { id: idBrouillon } }),
    ).rejects.toMatchObject(INTROUVABLE)
    const ligne = (await chercher(a)).ligneRechercheCoproprieteDTOList.find(
      (l) => l.id === idBrouillon,
    )
    expect(ligne?.idDeclaration).toBe(brouillon.id)
    expect(ligne?.actions).toEqual(
      expect.arrayContaining(['enregistrer-etape', 'supprimer-brouillon']),
    )
  })

  it('an id that is nobody’s and a foreign one answer the same', async () => {
    const r = registre()
    const [a, b] = [await r.personne('TELE_PRO_GESTION'), await r.personne('TELE_PRO_GESTION')]
    const { id } = await immatriculee({ syndic: a.teledeclarantId, auteur: a.teledeclarantId ?? 0 })
    const corps = async (cible: number) => {
      const answer = await r.app.inject({
        method: 'GET',
        url: `/api/coproprietes/visualisation/${cible}`,
        headers: { cookie: `registre_session=${b.cookies.get('registre_session')}` },
      })
      const { requestId: _, ...reste } = answer.json() as Record<string, unknown>
      return { statut: answer.statusCode, ...reste }
    }
    expect(await corps(id)).toEqual(await corps(999_999))
  })

  it('a syndic sees what it is attached to and what it asked for; the sheet only of the former', async () => {
    const r = registre()
    const [auteur, syndic, demandeur] = [
      await r.personne('NOTAIRE_ADMIN'),
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_NONPRO_ADMIN_PRINC'),
    ]
    const { id } = await immatriculee({
      syndic: syndic.teledeclarantId,
      auteur: auteur.teledeclarantId ?? 0,
    })
    await r.db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'DEMANDE', '2031-01-01', '2031-12-31')`,
      [id, demandeur.teledeclarantId],
    )
    expect(await ids(syndic)).toEqual([id])
    expect(await ids(demandeur)).toEqual([id])
    expect(await ids(auteur)).toEqual([id])
    const fiche = await syndic.api.visualiserCopropriete({ params: { id } })
    expect(fiche.mandats).toHaveLength(2)
    expect(fiche.actions).toEqual(
      expect.arrayContaining([
        'renouveler-mandat',
        'declarer-successeur',
        'mettre-a-jour',
        'declarer-dissolution',
      ]),
    )
    await expect(demandeur.api.visualiserCopropriete({ params: { id } })).rejects.toMatchObject(
      INTROUVABLE,
    )
    const autreNotaire = await r.personne('NOTAIRE_NOTAIRE')
    const vue = await autreNotaire.api.visualiserCopropriete({ params: { id } })
    // Another office reads what is registered, not what was said about it.
    expect(vue).toMatchObject({ documents: [], demandes: [], historique: [] })
    expect(vue.mandats.map((m) => m.etat)).toEqual(['EN_COURS'])
  })

  it('searches by name whatever accents and case, by number with or without dashes, by beginning, by one character', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const tenant = syndic.teledeclarantId ?? 0
    const eglantiers = await immatriculee({
      syndic: tenant,
      auteur: tenant,
      nom: 'Les églantiers 100% bleus',
    })
    const tilleuls = await immatriculee({
      syndic: tenant,
      auteur: tenant,
      nom: 'Allée des tilleuls',
    })
    const texte = (immatriculationOuNom: string) => ids(syndic, { immatriculationOuNom })
    expect(await texte('ÉGLANT')).toEqual([eglantiers.id])
    expect(await texte('$les')).toEqual([eglantiers.id])
    expect(await texte('$tilleuls')).toEqual([])
    expect(await texte('till_uls')).toEqual([tilleuls.id])
    expect(await texte('%')).toEqual([])
    const { numero } = tilleuls
    expect(await texte(numero.toLowerCase())).toEqual([tilleuls.id])
    expect(await texte(`${numero.slice(0, 3)}-${numero.slice(3, 6)}-${numero.slice(6)}`)).toEqual([
      tilleuls.id,
    ])
    expect(await texte(numero.slice(0, 8))).toContain(tilleuls.id)
    expect(await texte(numero.slice(3))).toContain(tilleuls.id)
  })

  it('pages, sorts by listed fields alone, and counts everything', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const tenant = syndic.teledeclarantId ?? 0
    for (const nom of ['Charlie', 'Alpha', 'Bravo'])
      await immatriculee({ syndic: tenant, auteur: tenant, nom })
    const page = async (paginationOptions: object) => {
      const p = await syndic.api.rechercherImmatOuNomCopro({ body: { paginationOptions } })
      return [p.totalItems, ...p.ligneRechercheCoproprieteDTOList.map((l) => l.nom)]
    }
    expect(await page({ pageSize: 2, sortField: 'nom' })).toEqual([3, 'Alpha', 'Bravo'])
    expect(await page({ pageSize: 2, pageNumber: 2, sortField: 'nom' })).toEqual([3, 'Charlie'])
    expect(await page({ pageSize: 2, pageNumber: 9, sortField: 'nom' })).toEqual([3])
    expect(await page({ sortField: 'nom', sortDirection: 'DESC' })).toEqual([
      3,
      'Charlie',
      'Bravo',
      'Alpha',
    ])
    await expect(page({ sortField: 'mot_de_passe_hash' })).rejects.toMatchObject({
      problem: {
        status: 400,
        champs: [
          {
            champ: 'paginationOptions.sortField',
            code: 'inconnu',
            message: expect.stringMatching(
              /^paginationOptions\.sortField : valeur inconnue ‘mot_de_passe_hash’ ; valeurs possibles : nom, /,
            ),
          },
        ],
      },
    })
  })

  it('applies the filters of the screen, and refuses an unknown one', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const tenant = syndic.teledeclarantId ?? 0
    const annee = r.clock.today().slice(0, 4)
    const aJour = await immatriculee({ syndic: tenant, auteur: tenant, majLe: `${annee}-02-01` })
    const aFaire = await immatriculee({ syndic: tenant, auteur: tenant, majLe: '2020-02-01' })
    const ancienne = await immatriculee({ syndic: null, auteur: tenant })
    const filtre = async (f: string) => (await ids(syndic, { filtre: f })).sort((x, y) => x - y)
    expect(await filtre('seeAllCopro')).toEqual([aJour.id, aFaire.id, ancienne.id])
    // All for which it is possible; what is due is a counter of the firm's list.
    expect(await filtre('annuelle')).toEqual([aJour.id, aFaire.id])
    expect(await filtre('standard')).toEqual([aJour.id, aFaire.id])
    expect(await filtre('attach')).toEqual([ancienne.id])
    expect(await ids(syndic, { statut: 'NON_RATTACHEE' })).toEqual([ancienne.id])
    await expect(ids(syndic, { filtre: 'constructor' })).rejects.toMatchObject({
      problem: { status: 400, code: 'requete-invalide' },
    })
    await expect(ids(syndic, { statut: 'inconnu' })).rejects.toMatchObject({
      problem: { status: 400 },
    })
    expect(await syndic.api.lireTableauDeBordSyndic({})).toEqual({
      nbCoproImmatriculees: 2,
      nbMandatsExpires: 0,
      nbMajAFaire: 1,
      nbCoproNonGeolocalisees: 0,
      nbBrouillons: 0,
      nbPrecisionsDemandees: 0,
    })
  })

  it('a keeper reads all before deciding; what it may do follows the lock and its rank', async () => {
    const r = registre()
    const [syndic, hotline, admin] = [
      await r.personne('TELE_PRO_ADMIN_PRINC'),
      await r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
      await r.personne('TENEUR_ADMIN_PRINC'),
    ]
    const depot = await deposer(syndic, contenuNeuf(r))
    const n = depot.demandeId ?? 0
    const infos = (p: Personne) => p.api.lireInfosValidation({ params: { n } })
    const lues = await infos(hotline)
    expect(lues.fiche.documents.map((d) => d.type)).toEqual(['JUSTIFICATIF_MANDAT'])
    expect(lues.mandat?.documentId).toBe(lues.fiche.documents[0]?.id)
    expect(lues.demandeur).toMatchObject({
      teledeclarantId: syndic.teledeclarantId,
      profil: 'TELE_PRO_ADMIN_PRINC',
    })
    expect(lues.fiche.historique.map((e) => e.libelle)).toContain(
      'Demande d’immatriculation envoyée',
    )
    expect(lues.actions).toEqual(['ouvrir'])
    await hotline.api.ouvrirDemande({ params: { id: lues.mandat?.id ?? 0 } })
    const tenues = await infos(hotline)
    expect(tenues.verrou).toMatchObject({ pris: true, parMoi: true })
    expect(tenues.actions).toEqual([
      'valider',
      'refuser',
      'demander-precisions',
      'affecter',
      'quitter',
    ])
    expect((await infos(admin)).actions).toEqual(['deverrouiller'])
    r.clock.advance({ minutes: 16 })
    const apres = await infos(admin)
    expect(apres.verrou).toMatchObject({ pris: false, par: '' })
    expect(apres.actions).toEqual(['ouvrir'])
    const vueDuSyndic = await syndic.api.visualiserCopropriete({
      params: { id: depot.coproprieteId },
    })
    expect(vueDuSyndic.historique.map((e) => e.libelle)).not.toContain('Examen commencé')
    await expect(infos(syndic)).rejects.toMatchObject({ problem: { status: 403 } })
    await expect(admin.api.lireInfosValidation({ params: { n: 999_999 } })).rejects.toMatchObject(
      INTROUVABLE,
    )
    const indicateurs = await admin.api.lireIndicateurs({})
    expect(indicateurs.demandesImmatEnCours).toBeGreaterThan(0)
    expect(indicateurs.demandesImmatHorsDelai).toBe(0)
    r.clock.advance({ days: 30 })
    const plusTard = await r.personne('TENEUR_ADMIN_PRINC')
    expect((await plusTard.api.lireIndicateurs({})).demandesImmatHorsDelai).toBe(
      indicateurs.demandesImmatEnCours,
    )
  })
})
