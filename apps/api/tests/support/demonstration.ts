import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { immatCopropriete } from '@registre/contract'
import {
  addDays,
  addMonths,
  formatFrDate,
  type ImmatCopropriete,
  trimestreAvant,
  trimestreDe,
} from '@registre/domain'
import { seedDemo } from '@registre/demonstration/donnees'
import { seedReference } from '@registre/seed'
import * as z from 'zod'
import { cleDeGraine } from '../../src/platform/cle-courriel.ts'
import { codeDeGraine } from '../../src/platform/code-activation.ts'
import { inscriptionDe, pdf, type Personne, saisieDissolution } from '@registre/testing/register'
import { releverMco } from '../../src/modules/indicateurs/relever-mco.ts'
import { reconstruireProjections } from '../../src/modules/projections/projeter.ts'
import { etablirRapport } from '../../src/modules/statistiques/etablir-rapport.ts'
import { etablirStatistiques } from '../../src/modules/statistiques/etablir-statistiques.ts'
import { today } from '../../src/platform/clock.ts'
import { mondeDe, type Sources, unefois } from './monde.ts'
import type { Registre } from './register.ts'
import { un } from '@registre/testing'
import { mettreAJourApresAnnuelle } from './maj-annuelle.ts'

// The demonstration under test, and what a call needs in it beyond the things of its own
// establishment.

/** Fills a register with the demonstration, its public sheets and its statistics. */
export const demontrer = async (r: Registre): Promise<void> => {
  await seedReference(r.db)
  await seedDemo(r.db, {
    dossierFichiers: await mkdtemp(join(tmpdir(), 'registre-demo-')),
    maintenant: r.clock.now(),
  })
  await reconstruireProjections(r.db)
  await etablirStatistiques({ db: r.db, clock: r.clock, log: r.deps.log })
}

/**
 * The sources of a call: those of the owner's world, and these. `owner` is the caller, or a syndic
 * when the caller has no establishment.
 */
export const demonstrationDe = (
  r: Registre,
  { owner, appelant }: { owner: Personne; appelant: Personne | null },
): Sources => {
  const monde = mondeDe(r, owner)
  const de = async <T>(nom: string): Promise<T> => (await monde[nom]?.()) as T
  const teneur = unefois(() => r.personne('TENEUR_ADMIN_PRINC'))
  const jour = r.clock.today()
  const email = unefois(async () => `neuf-${crypto.randomUUID().slice(0, 8)}@exemple.test`)
  const graineDe = async (a: string): Promise<string> =>
    cleDeGraine(
      r.deps.settings.SECRET,
      (
        await un<{ g: string }>(
          r,
          `select payload->'donnees'->>'graine' as g from outbox where type = 'courriel' and payload->>'a' = $1 order by id desc limit 1`,
          [a],
        )
      ).g,
    )
  /** A request to be attached, and what names it. */
  const demande = unefois(async () =>
    un<{ id: number; mandat: number; numero: string; copropriete: number }>(
      r,
      `select d.id, d.mandat_id as mandat, c.numero_immatriculation as numero, c.id as copropriete from demande d join copropriete c on c.id = d.copropriete_id where d.id = $1`,
      [await de<number>('rattachement')],
    ),
  )
  const ouvrir = async (qui: Personne | null) => {
    const d = await demande()
    await (qui ?? (await teneur())).api.ouvrirDemande({ params: { id: d.mandat } })
    return d
  }
  const ouverte = unefois(() => ouvrir(appelant))
  const mandatAVenir = async (): Promise<number> =>
    (
      await un<{ id: number }>(
        r,
        `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'A_VENIR', $3::date + 201, $3::date + 500) returning id`,
        [await de<number>('copropriete'), owner.teledeclarantId, jour],
      )
    ).id
  const enAttente = async (): Promise<number> => {
    await r.db.query(`update teledeclarant set statut = 'ATT_ACTIVATION' where id = $1`, [
      owner.teledeclarantId,
    ])
    return owner.teledeclarantId ?? 0
  }
  const inscription = async () => ({ ...inscriptionDe('NON_PRO', { email: await email() }) })
  const inscrit = unefois(async () => {
    const body = await inscription()
    await r.visiteur().api.creerTeledeclarant({ params: { type: 'NON_PRO' }, body })
    return body.representant.email
  })
  const publier = async (genre: 'NEWSLETTER' | 'FICHE_MEMO') => {
    const qui = await teneur()
    const plus = genre === 'FICHE_MEMO' ? { categorie: 'GENERAL' as const } : {}
    const depot = await qui.api.deposerPublication({
      body: {
        genre,
        titre: `Publication ${crypto.randomUUID().slice(0, 8)}`,
        resume: 'Au sommaire',
        file: await pdf(),
        ...plus,
      } as never,
    })
    return qui.api.publierPublication({
      params: { id: depot.id },
      body: { version: depot.version },
    })
  }
  const enLigne = unefois(() => publier('NEWSLETTER'))
  /**
   * A co-ownership that is on the map, as it was declared: its content is everybody's neighbour.
   */
  const connue = unefois(async () => {
    const { contenu } = await un<{ contenu: ImmatCopropriete }>(
      r,
      `select d.contenu from declaration d join copropriete c on c.id = d.copropriete_id
       where d.etat = 'COURANTE' and c.etat = 'IMMATRICULEE_RATTACHEE' and exists (select from adresse a where a.copropriete_id = c.id and a.geolocalisee) limit 1`,
    )
    return { contenu, wire: z.encode(immatCopropriete, contenu) }
  })
  const majAnnuelle = unefois(() => mettreAJourApresAnnuelle(r))
  const finProche = addDays(jour, 20)
  const recherche = (qui: Personne | null, partagee: boolean) =>
    unefois(async () => {
      const par = qui ?? (await teneur())
      return (
        await par.api.enregistrerRecherche({
          body: {
            nom: `Recherche ${crypto.randomUUID()}`,
            partagee,
            recherche: { portee: { portee: 'NATIONAL' } },
          },
        })
      ).id
    })
  const publie = unefois(
    async () => (await un<{ n: string }>(r, `select numero as n from fiche order by 1 limit 1`)).n,
  )
  const parcelle = async (perdue: boolean) => {
    const [p] = (
      (await de<{ identification: { parcelle: Record<string, unknown>[] } }>('contenuDeclare'))
        .identification.parcelle ?? []
    ).slice(0, 1)
    return [p, { ...p, numero: perdue ? '9999' : '9998', geolocalisee: !perdue }]
  }
  return {
    ...monde,
    mandatDemande: async () => (await demande()).mandat,
    demandeOuverte: async () => (await ouverte()).id,
    mandatOuvert: async () => (await ouverte()).mandat,
    numeroOuvert: async () => (await ouverte()).numero,
    coproprieteTenue: async () =>
      (await ouvrir(await r.personne('TENEUR_ADMIN_SCOND'))).copropriete,
    autreTeneur: async () => (await r.personne('TENEUR_ADMIN_SCOND')).utilisateurId,
    doublonOuvert: async () => {
      const d = await un<{ id: number; copropriete_id: number }>(
        r,
        `select id, copropriete_id from demande where type = 'DOUBLON_NOTAIRE' and etat = 'A_VALIDER' limit 1`,
      )
      await appelant?.api.ouvrirDemandeSansMandat({ params: { n: d.copropriete_id } })
      return d.id
    },
    emprunt: async () =>
      appelant?.api.emprunterCompte({ params: { id: await de<number>('utilisateur') } }),
    emailNeuf: email,
    inscription,
    cleInscription: async () => graineDe(await inscrit()),
    cleMotDePasse: async () => {
      const login = await de<string>('emailUtilisateur')
      await r.visiteur().api.demanderMotDePasse({ body: { login } })
      return graineDe(login)
    },
    teledeclarantEnAttente: enAttente,
    codeActivation: async () => {
      const id = await enAttente()
      await (await teneur()).api.regenererCode({ params: { id } })
      const { graine } = await un<{ graine: string }>(
        r,
        `select graine from courrier where teledeclarant_id = $1 order by id desc limit 1`,
        [id],
      )
      return codeDeGraine(r.deps.settings.SECRET, graine)
    },
    infoMessage: () =>
      r.db.query(
        `insert into parametre (cle, valeur) values ('infomessage', '"Le registre sera fermé dimanche."') on conflict (cle) do nothing`,
      ),
    saisieDissolution: async () => saisieDissolution(r, owner, await de<number>('copropriete')),
    majAnnuelle: async () => (await majAnnuelle()).id,
    versionMajAnnuelle: async () => (await majAnnuelle()).version,
    mandatAVenir: unefois(mandatAVenir),
    parcellePerdue: async () =>
      r.db.query(
        `update declaration set contenu = jsonb_set(contenu, '{identification,parcelle}', $2::jsonb) where id = $1`,
        [await de<number>('declaration'), JSON.stringify(await parcelle(true))],
      ),
    parcellesReparees: () => parcelle(false),
    contenuConnu: async () => (await connue()).wire,
    brouillonProche: async () => {
      const id = await de<number>('brouillon')
      await r.db.query(`update declaration set contenu = $2::jsonb where id = $1`, [
        id,
        JSON.stringify((await connue()).contenu),
      ])
      return id
    },
    ilYACentJours: async () => addDays(jour, -100),
    dansCentJours: async () => addDays(jour, 100),
    numeroLibre: unefois(
      async () => (await mondeDe(r, await r.personne('NOTAIRE_ADMIN'))['numero']?.()) as string,
    ),
    mandatFinissant: async () => {
      await r.db.query(`update mandat set date_fin = $2 where id = $1`, [
        await de<number>('mandat'),
        finProche,
      ])
      await r.db.query(`update copropriete set date_fin_mandat = $2 where id = $1`, [
        await de<number>('copropriete'),
        finProche,
      ])
    },
    lendemainDeFin: async () => formatFrDate(addDays(finProche, 1)),
    finSuivante: async () => formatFrDate(addMonths(finProche, 12)),
    siretInscrit: async () =>
      (
        await un<{ s: string }>(
          r,
          `select siret as s from teledeclarant where siret is not null and statut = 'ACTIF' and type = 'PRO' order by id limit 1`,
        )
      ).s,
    emailInscrit: async () =>
      (
        await un<{ e: string }>(
          r,
          `select rep_email as e from teledeclarant where rep_email <> '' and statut = 'ACTIF' order by id limit 1`,
        )
      ).e,
    successeur: async () =>
      owner.api.declarerSuccesseur({
        body: {
          idCopropriete: await de<number>('copropriete'),
          type: 'NON_PRO',
          nom: 'A',
          prenom: 'B',
          email: `s-${await email()}`,
        },
      }),
    cleSuccesseur: async () => {
      const a = await email()
      await owner.api.declarerSuccesseur({
        body: {
          idCopropriete: await de<number>('copropriete'),
          type: 'NON_PRO',
          nom: 'A',
          prenom: 'B',
          email: a,
        },
      })
      return graineDe(a)
    },
    mco: () => releverMco({ db: r.db, clock: r.clock }),
    newsletter: async () => (await enLigne()).nomFichier,
    publicationEnLigne: async () => (await enLigne()).id,
    versionEnLigne: async () => (await enLigne()).version,
    ficheMemo: unefois(async () => (await publier('FICHE_MEMO')).nomFichier),
    numeroPublie: publie,
    fauxPdf: async () => new File(['bonjour'], 'lettre.pdf', { type: 'application/pdf' }),
    rapport: unefois(async () => {
      const passe = trimestreAvant(trimestreDe(today(r.clock)))
      await etablirRapport({ db: r.db, storage: r.deps.storage, clock: r.clock }).executer('1', {
        ...passe,
        niveau: 'NATIONAL',
        code: '',
      })
      return { annee: passe.annee, trimestre: passe.trimestre }
    }),
    recherche: recherche(appelant, false),
    recherchePartagee: recherche(null, true),
  }
}
