import { addDays, addMonths, ecrireReferenceRecu, formatFrDate } from '@registre/domain'
import {
  insererEtablissement,
  insererUtilisateur,
  pdf,
  type Personne,
} from '@registre/testing/register'
import { type Registre } from './register.ts'
import {
  arriveeDe,
  brouillonDe,
  certificatDe,
  certificatFichier,
  classeurFichier,
  declarationPredecesseur,
  demandeArriveeDe,
  declarerDissolution,
  dossierDe,
  exportDe,
  jetonDe,
  moindreProfil,
  portefeuilleDe,
  vueDe,
  rattachementDemande,
  rattachementEmis,
  webhookDe,
  seule,
} from './choses.ts'

// What belongs to one establishment, made when a row of tenants.attendus.tsv asks for it:
// "@copropriete" is the `copropriete` below.

/** The things of a person's establishment, by name; each is made once per world. */
export type Sources = Record<string, () => Promise<unknown>>

/** Made when first asked for, then the same. */
export const unefois = <T>(faire: () => Promise<T>): (() => Promise<T>) => {
  let faite: Promise<T> | null = null
  return () => (faite ??= faire())
}

/**
 * Everything that a row may name, for one person's establishment. Add a line for a new kind of
 * thing.
 */
export const mondeDe = (r: Registre, p: Personne): Sources => {
  const brouillon = unefois(() => brouillonDe(r, p))
  const dossier = unefois(() => dossierDe(r, p))
  const rattachement = unefois(() => rattachementEmis(r, p, 'A_VALIDER'))
  const collegue = unefois(() =>
    insererUtilisateur(r.db, moindreProfil(p.profil), p.teledeclarantId),
  )
  const jour = (ecart: number) => async () =>
    formatFrDate(new Date(r.clock.now().getTime() + ecart * 86_400_000).toISOString().slice(0, 10))
  return {
    teledeclarant: async () => p.teledeclarantId,
    versionTeledeclarant: async () =>
      seule(
        await r.db.query<{ version: number }>(`select version from teledeclarant where id = $1`, [
          p.teledeclarantId,
        ]),
      ).version,
    utilisateur: async () => (await collegue()).id,
    emailUtilisateur: async () => (await collegue()).login,
    profilUtilisateur: async () => moindreProfil(p.profil),
    brouillon: async () => (await brouillon()).id,
    versionBrouillon: async () => (await brouillon()).version,
    typeImmat: async () => (await brouillon()).typeImmat,
    contenu: async () => (await brouillon()).contenu,
    coproprieteBrouillon: async () => (await brouillon()).coproprieteId,
    copropriete: async () => (await dossier()).id,
    versionCopropriete: async () => (await dossier()).version,
    numero: async () => (await dossier()).numero,
    declaration: async () => (await dossier()).declaration,
    versionDeclaration: async () => (await dossier()).versionDeclaration,
    declarationPredecesseur: unefois(async () =>
      declarationPredecesseur(r, p, (await dossier()).id),
    ),
    coproprieteADissoudre: unefois(async () => declarerDissolution(r, p, (await dossier()).id)),
    contenuDeclare: async () => (await dossier()).contenu,
    donneesFinancieres: async () => (await brouillon()).contenu.donneesFinancieres,
    mandat: async () => (await dossier()).mandat,
    rattachement,
    recu: async () => ecrireReferenceRecu('R', await rattachement(), r.clock.today()),
    rattachementEnPrecisions: unefois(() => rattachementEmis(r, p, 'PRECISIONS')),
    rattachementRecu: unefois(async () =>
      rattachementDemande(
        r,
        await insererEtablissement(r.db, p.profil),
        (await dossier()).id,
        'A_VALIDER',
      ),
    ),
    document: unefois(
      async () =>
        (await p.api.deposerDocument({ body: { file: await pdf(), type: 'JUSTIFICATIF_MANDAT' } }))
          .id,
    ),
    cleAcces: async () =>
      seule(
        await r.db.query<{ id: number }>(
          `insert into cle_acces (utilisateur_id, identifiant, cle_publique, compteur, nom, cree_le) values ($1, gen_random_uuid()::text, '', 0, 'Clé', now()) returning id`,
          [p.utilisateurId],
        ),
      ).id,
    session: async () =>
      seule(
        await r.db.query<{ s: string }>(
          `select left(id_hash, 32) as s from session where utilisateur_id = $1 order by cree_le limit 1`,
          [p.utilisateurId],
        ),
      ).s,
    jeton: unefois(() => jetonDe(r, p)),
    pdf,
    certificat: unefois(() => certificatDe(r, p)),
    arrivee: unefois(() => arriveeDe(r, p)),
    demandeArrivee: unefois(() => demandeArriveeDe(r, p)),
    certificatFichier,
    recherche: unefois(
      async () =>
        (
          await p.api.enregistrerRecherche({
            body: {
              nom: `Recherche ${crypto.randomUUID()}`,
              recherche: { portee: { portee: 'NATIONAL' } },
            },
          })
        ).id,
    ),
    export: unefois(() => exportDe(r, p, 'A_FAIRE')),
    exportPret: unefois(() => exportDe(r, p, 'PRET')),
    webhook: unefois(() => webhookDe(r, p)),
    portefeuille: unefois(() => portefeuilleDe(r, p)),
    vue: unefois(() => vueDe(r, p)),
    classeurFichier,
    aujourdhui: jour(0),
    hier: jour(-1),
    demain: jour(1),
    dansUnAn: jour(365),
    apresMandat: async () => formatFrDate(addDays(r.clock.today(), 201)),
    unAnApresMandat: async () =>
      formatFrDate(addDays(addMonths(addDays(r.clock.today(), 201), 12), -1)),
    unique: async () => crypto.randomUUID().slice(0, 8),
  }
}

/**
 * Replaces each "@name" of a row by the thing of that name. Throws for a name that nobody makes.
 */
export const remplir = async (valeur: unknown, sources: Sources): Promise<unknown> => {
  if (typeof valeur === 'string' && valeur.startsWith('@')) {
    const source = sources[valeur.slice(1)]
    if (!source) throw new Error(`testing/monde.ts makes no "${valeur}"`)
    return source()
  }
  if (Array.isArray(valeur)) return Promise.all(valeur.map((v) => remplir(v, sources)))
  if (typeof valeur !== 'object' || valeur === null) return valeur
  return Object.fromEntries(
    await Promise.all(
      Object.entries(valeur).map(async ([k, v]) => [k, await remplir(v, sources)] as const),
    ),
  )
}
