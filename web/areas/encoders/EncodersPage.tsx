import type { TFunction } from 'i18next';
import { Button } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../kernel/commands.tsx';
import type { Question } from '../../kernel/early.ts';
import type { Visit } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import type { EncoderFilter } from '../../schema.generated.ts';
import type { BulkAction, ListColumn } from '../../ui/listTypes.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { useListState } from '../../ui/useListState.ts';
import { COMMANDS, CommandMenu } from './CommandMenu.tsx';
import * as cells from './EncoderCells.tsx';
import { countByChip, selectEncoders } from './public/encoderList.ts';
import { canCommand, type EncoderRow } from './public/encoderState.ts';
import { EncodersExportDocument } from './EncodersExport.generated.ts';
import { EncodersPageDocument } from './EncodersPage.generated.ts';
import { allEncodersQuestion, useAllEncoders } from './public/useAllEncoders.ts';
import { useCommandFlow } from './useCommandFlow.tsx';

// A form comes with what it needs; most visits open none.
const AddEncoderDialog = lazy(async () => ({
  default: (await import('./AddEncoderDialog.tsx')).AddEncoderDialog,
}));

/** Filters of the graph for exporting a chip's rows. */
const CHIP_FILTERS: Record<string, EncoderFilter> = {
  live: { states: ['STARTED'] },
  attention: { attention: true },
  offline: { states: ['OFFLINE'] },
};

/** First query of the list. */
export const questions = ({ viewer }: Visit): Question[] => [allEncodersQuestion(viewer.customer.id)];

export function EncodersPage() {
  const { t, i18n } = useTranslation('encoders');
  const { can } = useSession();
  const list = useListState({ id: 'encoders' });
  const { encoders, variables, load } = useAllEncoders();
  const flow = useCommandFlow(variables.customerId);
  const [isAdding, setAdding] = useState(false);
  const mayCommand = can('MANAGE_ENCODER_AND_WEB_SETTINGS');

  const rows = useMemo(
    () => encoders && selectEncoders(encoders, { ...list, language: i18n.language }),
    [encoders, list, i18n.language],
  );
  const counts = useMemo(() => countByChip(encoders ?? []), [encoders]);
  const { give } = flow;
  const columns = useColumnsOfEncoders(t, mayCommand ? give : undefined);
  const bulk: BulkAction<EncoderRow>[] = COMMANDS.map(({ command, Icon }) => ({
    id: command,
    label: t(`command.${command}.label`),
    icon: <Icon />,
    isDisabled: (chosen) => !chosen.some(({ status }) => canCommand(command, status.state)),
    // Refused encoders stay selected.
    onRun: (chosen, selection) => give(command, chosen, selection.keep),
  }));
  usePaletteCommands(mayCommand ? encoders : undefined, give);

  return (
    <>
      <ListPage<EncoderRow>
        title={t('list.title')}
        summary={
          encoders && t('list.summary', { count: counts[''], online: counts.online, live: counts.live })
        }
        list={list}
        filterLabel={t('list.filter')}
        columns={columns}
        rows={rows}
        known={encoders}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={rows?.length}
        load={load}
        isNarrowed={Boolean(list.filter || list.chip)}
        empty={{
          drawing: 'encoder',
          sentence: t('list.empty'),
          ...(mayCommand && { action: { label: t('add.open'), onClick: () => setAdding(true) } }),
        }}
        chips={(['', 'live', 'attention', 'offline'] as const).map((id) => ({
          id,
          label: t(`chips.${id || 'all'}`),
          count: encoders && counts[id],
        }))}
        {...(mayCommand && { bulk })}
        exportCsv={{
          document: EncodersExportDocument,
          name: t('list.fileName'),
          variables: {
            ...variables,
            sort: list.sort,
            filter: { name: list.filter || null, ...CHIP_FILTERS[list.chip] },
          },
        }}
        query={{ document: EncodersPageDocument, variables }}
        primary={
          mayCommand && (
            <Button intent="primary" icon={<Add />} text={t('add.open')} onClick={() => setAdding(true)} />
          )
        }
      />
      {flow.dialog}
      {isAdding && (
        <Suspense>
          <AddEncoderDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

const keyOf = (encoder: EncoderRow) => encoder.id;
const nameOf = (encoder: EncoderRow) => encoder.name;

type Give = ReturnType<typeof useCommandFlow>['give'];

function useColumnsOfEncoders(t: TFunction<'encoders'>, give: Give | undefined) {
  return useMemo<ListColumn<EncoderRow>[]>(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <cells.NameCell encoder={row} />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: 'max(158px, 10cqi)',
        phone: 'tag',
        cell: (row) => <cells.StateCell encoder={row} />,
      },
      {
        id: 'channel',
        header: t('columns.channel'),
        width: 'max(186px, 18cqi)',
        priority: 2,
        phone: 'line',
        cell: (row) => <cells.ChannelCell encoder={row} />,
      },
      {
        id: 'upload',
        header: t('columns.upload'),
        width: 'max(116px, 11cqi)',
        priority: 2,
        cell: (row) => <cells.UploadCell encoder={row} />,
      },
      {
        id: 'temperature',
        header: t('columns.temperature'),
        width: 'max(62px, 5cqi)',
        align: 'right',
        priority: 2,
        cell: (row) => <cells.TemperatureCell encoder={row} />,
      },
      {
        id: 'cpu',
        header: t('columns.cpu'),
        width: 'max(54px, 5cqi)',
        align: 'right',
        priority: 3,
        cell: (row) => <cells.CpuCell encoder={row} />,
      },
      {
        id: 'version',
        header: t('columns.version'),
        width: 'max(114px, 8cqi)',
        priority: 3,
        cell: (row) => <cells.VersionCell encoder={row} />,
      },
      {
        id: 'nextUse',
        header: t('columns.nextUse'),
        width: 'max(192px, 13cqi)',
        cell: (row) => <cells.NextUseCell encoder={row} />,
      },
      ...(give
        ? [
            {
              id: 'actions',
              header: '',
              width: '52px',
              align: 'right',
              isFixed: true,
              phone: 'end',
              cell: (row) => <CommandMenu encoder={row} onCommand={give} />,
            } satisfies ListColumn<EncoderRow>,
          ]
        : []),
    ],
    [t, give],
  );
}

/** "Start Chapel", "Stop North Hall" … in the command palette while the list is open. */
function usePaletteCommands(encoders: readonly EncoderRow[] | undefined, give: Give) {
  const { t } = useTranslation('encoders');
  useCommands(() =>
    (encoders ?? []).flatMap((encoder) =>
      COMMANDS.filter(({ command }) => canCommand(command, encoder.status.state)).map(({ command }) => ({
        id: `${command}-${encoder.id}`,
        title: t(`command.${command}.palette`, { name: encoder.name }),
        run: () => give(command, [encoder]),
      })),
    ),
  );
}
