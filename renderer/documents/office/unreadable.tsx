import { Button, Center, Code, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconDownload, IconFileAlert } from '@tabler/icons-react';
import type { FactsFailure } from '#documents';
import { useMessages } from '#messages';

interface UnreadableProps {
  readonly failure: FactsFailure;
  readonly downloadUrl: string;
}

/** Says by type why nothing of a file can be shown, and the way out. */
export function Unreadable({ failure: { file, error }, downloadUrl }: UnreadableProps) {
  const t = useMessages('viewers.unreadable');
  const words = useMessages('words');
  return (
    <Center className="pl-viewer-body" p="lg" role="alert">
      <Stack align="center" gap="xs" maw={440} ta="center">
        <ThemeIcon size={44} radius="xl" variant="light" color="red" aria-hidden>
          <IconFileAlert size={24} />
        </ThemeIcon>
        <Text fw={600}>{t(error.code)}</Text>
        <Text c="dimmed" size="sm">
          {error.message}
        </Text>
        {error.part !== undefined && <Code>{error.part}</Code>}
        <Button
          component="a"
          href={downloadUrl}
          download={file.name}
          variant="default"
          mt="xs"
          leftSection={<IconDownload size={15} />}
        >
          {words('download')}
        </Button>
      </Stack>
    </Center>
  );
}
