import { afficherNumero } from '@registre/domain'
import { Button, type Column, DataTable, FieldRadio, FieldTextArea, StateBadge } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { comparer, type LigneComparaison } from '../../../components/declaration/comparaison.ts'
import type { Candidat, ReponseDoublon } from '../../../components/declaration/types.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { compact } from '../../../lib/search-params.ts'

const COLONNES: Column<LigneComparaison>[] = [
  { key: 'libelle', header: 'Information', rowHeader: true, render: (l) => l.libelle },
  { key: 'declaree', header: 'Votre déclaration', render: (l) => l.declaree },
  {
    key: 'candidate',
    header: 'Copropriété du registre',
    render: (l) =>
      l.differe ? (
        <>
          <strong>{l.candidate}</strong> <StateBadge tone="new">Différent</StateBadge>
        </>
      ) : (
        l.candidate
      ),
  },
]

const REPONSES = [
  { value: 'RATTACHER', label: 'C’est la même copropriété' },
  { value: 'DIFFERENTE', label: 'Ce n’est pas la même copropriété' },
]

const Raisons = ({ tresProche, raisons }: Pick<Candidat, 'tresProche' | 'raisons'>) => (
  <>
    <p className="fr-mb-1w">Pourquoi elle vous est montrée :</p>
    <ul className="fr-badges-group">
      {tresProche && (
        <li>
          <StateBadge tone="error">Très proche</StateBadge>
        </li>
      )}
      {raisons.map(({ code, libelle }) => (
        <li key={code}>
          <StateBadge tone="info">{libelle}</StateBadge>
        </li>
      ))}
    </ul>
  </>
)

/**
 * One candidate beside the declared co-ownership: reasons, differences, and the person's answer.
 */
export const FicheCandidat = ({
  candidat,
  rang,
  reponse,
  fautes,
  onReponse,
}: {
  candidat: Candidat
  rang: number
  reponse: ReponseDoublon | undefined
  fautes: { reponse?: string; motif?: string }
  onReponse: (reponse: ReponseDoublon) => void
}) => {
  const { contenu } = useBrouillon().faits
  const numero =
    candidat.numeroImmatriculation === null ? null : afficherNumero(candidat.numeroImmatriculation)
  const nom = `doublons.${candidat.id}`
  return (
    <section
      className="fr-mb-4w"
      aria-labelledby={`candidat-${candidat.id}`}
      onFocus={limitsOf('enregistrerBrouillon', { 'reponsesDoublons.*.motif': 'doublons.*.motif' })}
    >
      <h2 className="fr-h5" id={`candidat-${candidat.id}`}>
        {rang}. {candidat.nom || 'Copropriété sans nom'}
        {numero && ` (${numero})`}
      </h2>
      <Raisons {...candidat} />
      <DataTable
        caption={`Comparaison avec ${numero ?? candidat.nom}`}
        captionHidden
        columns={COLONNES}
        rows={comparer(contenu, candidat)}
        rowKey={(l) => l.libelle}
      />
      <FieldRadio
        name={`${nom}.reponse`}
        label="Votre réponse"
        required
        inline={false}
        error={fautes.reponse}
        options={REPONSES}
        value={reponse?.reponse ?? ''}
        inputProps={{
          onChange: (e) =>
            onReponse({
              candidatId: candidat.id,
              reponse: e.target.value === 'RATTACHER' ? 'RATTACHER' : 'DIFFERENTE',
              motif: reponse?.motif ?? '',
            }),
        }}
      />
      {reponse?.reponse === 'DIFFERENTE' && (
        <FieldTextArea
          name={`${nom}.motif`}
          label="En quoi est-ce une autre copropriété ?"
          required
          error={fautes.motif}
          hint="Par exemple : autre bâtiment de la même rue, règlement distinct."
          textAreaProps={{
            value: reponse.motif,
            rows: 3,
            onChange: (e) => onReponse({ ...reponse, motif: e.target.value }),
          }}
        />
      )}
      {reponse?.reponse === 'RATTACHER' && (
        <MemeCopropriete numero={numero} rattachable={candidat.rattachable} />
      )}
    </section>
  )
}

const MemeCopropriete = ({
  numero,
  rattachable,
}: {
  numero: string | null
  rattachable: boolean
}) => {
  const { declaration, session } = useBrouillon()
  const router = useRouter()
  return (
    <div className="fr-alert fr-alert--info fr-mb-2w">
      <h3 className="fr-alert__title">
        Cette copropriété est déjà {numero ? 'immatriculée' : 'en cours d’immatriculation'}
      </h3>
      {numero ? (
        <>
          <p>
            Elle ne peut pas être immatriculée une seconde fois. Son numéro est{' '}
            <strong>{numero}</strong>.{' '}
            {rattachable
              ? 'Rattachez-vous à elle : vos dates de mandat et votre justificatif sont repris, et ce brouillon est supprimé une fois la demande envoyée.'
              : 'Si vous ne la représentez pas déjà, rapprochez-vous de son représentant légal. Ce brouillon peut être supprimé.'}
          </p>
          {rattachable && (
            <Button
              small
              onClick={() =>
                void session.enregistrer('doublons').then(() =>
                  router.navigate({
                    to: '/rattacher-une-copropriete/edit',
                    search: compact({ numero, brouillon: declaration.id ?? undefined }),
                  }),
                )
              }
            >
              Demander mon rattachement
            </Button>
          )}
        </>
      ) : (
        <p>
          Une autre demande d’immatriculation est en cours pour cette copropriété : attendez qu’elle
          soit examinée. Ce brouillon peut être gardé ou supprimé.
        </p>
      )}
    </div>
  )
}
