import { EXPORTS_CATEGORISATION, TYPES_EXPORT, type TypeExport } from '@registre/domain'
import { Button, Buttons, Section } from '@registre/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type Answer, client, isApiError, queryOf, useCommand } from '../../../../lib/api/index.ts'
import { saveFile } from '../../../../lib/download.ts'
import { formatInstant, formatNombre, formatTaille } from '../../../../lib/format.ts'
import { usePeut } from '../../../../lib/session.ts'
import type { CorpsRecherche } from './recherche.ts'

type Export = Answer<'listerExports'>[number]

interface Demande {
  recherche: CorpsRecherche
  /** Chosen in the results; none: all of them. */
  numeros: string[]
  /** How many the file is about. */
  nombre: number
  /** How many the search found. */
  total: number
}

/** The call that makes each file at once. */
const DIRECTS: Readonly<
  Record<TypeExport, (d: Demande) => Promise<{ blob: Blob; fileName: string | null }>>
> = {
  RAPPORT_XLSX: ({ recherche }) => client.telechargerRapportXlsx({ body: recherche }),
  RAPPORT_PDF: ({ recherche }) => client.telechargerRapportPdf({ body: recherche }),
  DONNEES_XLSX: ({ recherche, numeros }) =>
    client.extraireDonnees({ body: { ...recherche, numeros } }),
  DONNEES_CSV: ({ recherche, numeros }) =>
    client.extraireDonneesCsv({ body: { ...recherche, numeros } }),
  FICHES_ZIP: ({ recherche, numeros }) =>
    client.telechargerZipFiches({ body: { ...recherche, numeros } }),
  RAPPORT_FICHES: ({ recherche, numeros }) =>
    client.telechargerRapportCoproprietes({ body: { ...recherche, numeros } }),
}
const SYNTHESES: ReadonlySet<TypeExport> = new Set(['RAPPORT_XLSX', 'RAPPORT_PDF'])
const RESERVES: ReadonlySet<TypeExport> = new Set(['FICHES_ZIP', 'RAPPORT_FICHES'])
const EN_COURS: ReadonlySet<Export['etat']> = new Set(['A_FAIRE', 'EN_COURS'])

const phrase = (error: unknown): string =>
  isApiError(error) ? error.problem.message : 'Le fichier n’a pas pu être téléchargé. Recommencez.'

const Avancement = ({ e }: { e: Export }) => (
  <>
    <progress
      className="rc-avancement"
      max={Math.max(1, e.total)}
      {...(e.etat === 'A_FAIRE' ? {} : { value: e.faits })}
      aria-label={`Avancement : ${e.libelleType}`}
    />
    <span className="rc-ligne-adresse">
      {e.etat === 'A_FAIRE'
        ? 'En attente'
        : `${formatNombre(e.faits)} sur ${formatNombre(e.total)}`}
    </span>
  </>
)

const Fichier = ({ e }: { e: Export }) => {
  const annuler = useCommand('annulerExport', { invalidates: ['listerExports'] })
  const prendre = useMutation({
    mutationFn: async () => saveFile(await client.telechargerExport({ params: { id: e.id } })),
  })
  const enCours = EN_COURS.has(e.etat)
  return (
    <li className="fr-mb-2w">
      <strong>{e.libelleType}</strong> · {e.territoire} · {formatInstant(e.demandeLe)}
      {enCours && <Avancement e={e} />}
      {e.etat === 'ECHEC' && <p className="fr-error-text fr-mt-1w fr-mb-0">{e.erreur}</p>}
      {e.etat === 'PRET' && (
        <span className="rc-ligne-adresse">
          {e.nomFichier}, {formatTaille(e.taille)}, gardé jusqu’au {formatInstant(e.expireLe)}
        </span>
      )}
      <div className="rc-actions fr-mt-1w">
        {e.etat === 'PRET' && (
          <Button
            small
            icon="fr-icon-download-line"
            aria-disabled={prendre.isPending}
            onClick={() => !prendre.isPending && prendre.mutate()}
          >
            Télécharger <span className="fr-sr-only">{e.nomFichier}</span>
          </Button>
        )}
        <Button
          kind="tertiary"
          small
          aria-disabled={annuler.isPending}
          onClick={() => !annuler.isPending && annuler.mutate({ params: { id: e.id } })}
        >
          {enCours ? 'Annuler' : 'Supprimer'} <span className="fr-sr-only">{e.libelleType}</span>
        </Button>
      </div>
    </li>
  )
}

/** The files that the person ordered, with how far they are. */
export const MesFichiers = () => {
  const { data = [] } = useQuery({
    ...queryOf('listerExports')({}),
    refetchInterval: ({ state }) => (state.data?.some((e) => EN_COURS.has(e.etat)) ? 1_000 : false),
  })
  if (data.length === 0) return null
  const prets = data.filter((e) => e.etat === 'PRET').length
  return (
    <Section title="Vos fichiers">
      <p role="status" className="fr-text--sm">
        {data.some((e) => EN_COURS.has(e.etat))
          ? 'Un fichier est en préparation : vous pouvez continuer.'
          : `${prets} ${prets > 1 ? 'fichiers prêts' : 'fichier prêt'}`}
      </p>
      <ul>
        {data.map((e) => (
          <Fichier key={e.id} e={e} />
        ))}
      </ul>
    </Section>
  )
}

/**
 * Takes a search away: at once when it is small, else prepared by the register for who has an
 * account.
 */
export const Emporter = (demande: Demande) => {
  const complet = usePeut('CATEGORISATION')
  const preparer = useCommand('preparerExport', { business: true, invalidates: ['listerExports'] })
  // A synthetic report is about the whole search, whatever is chosen.
  const nombrePour = (type: TypeExport): number =>
    SYNTHESES.has(type) ? demande.total : demande.nombre
  const faire = useMutation({
    mutationFn: async (type: TypeExport) => {
      if (complet && nombrePour(type) > EXPORTS_CATEGORISATION[type].direct)
        return void (await preparer.mutateAsync({
          body: { type, ...demande.recherche, numeros: demande.numeros },
        }))
      saveFile(await DIRECTS[type](demande))
    },
    meta: { handling: { silent: true } },
  })
  const choisies = demande.numeros.length
  return (
    <Section title="Emporter">
      <p>
        {choisies > 0
          ? `Les données et les fiches porteront sur ${choisies > 1 ? `les ${choisies} copropriétés choisies` : 'la copropriété choisie'} ; le rapport synthétique, sur toute la recherche.`
          : 'Les fichiers portent sur toute la recherche. Cochez des copropriétés pour n’emporter qu’elles.'}
      </p>
      <Buttons className="fr-btns-group--sm fr-btns-group--icon-left">
        {TYPES_EXPORT.filter((t) => complet || !RESERVES.has(t)).map((type) => {
          const limite = EXPORTS_CATEGORISATION[type][complet ? 'max' : 'direct']
          const combien = nombrePour(type)
          const impossible = faire.isPending || demande.nombre === 0 || combien > limite
          return (
            <Button
              key={type}
              kind="secondary"
              icon="fr-icon-download-line"
              aria-disabled={impossible}
              onClick={() => !impossible && faire.mutate(type)}
            >
              {EXPORTS_CATEGORISATION[type].label}
              {combien > limite && ` : ${formatNombre(limite)} copropriétés au plus`}
            </Button>
          )
        })}
      </Buttons>
      <p role="status" className="fr-text--sm">
        {faire.isPending ? 'Préparation du fichier…' : ''}
      </p>
      <div role="alert">
        {faire.error && (
          <div className="fr-alert fr-alert--error fr-alert--sm">
            <p>{phrase(faire.error)}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
