import type { ChatModel } from '#api/generated/model/chatModel.ts';
import type { ServiceOption } from '#api/generated/model/serviceOption.ts';
import { isService } from '#features/services/index.ts';
import { settingsByService } from './by-service.ts';
import { withGatewayOptions } from './rules.ts';
import type { SelectSetting, Setting, SettingFacts, SettingOption } from './setting.ts';

/** What the gateway says of the settings; undefined while it is not loaded. */
export interface GatewayChoices {
  options: readonly ServiceOption[] | undefined;
  models: readonly ChatModel[] | undefined;
}

const allBases: SettingOption = { value: 'all', title: 'Все' };

/** A choice with the options of its source; without them it is not known what may be chosen. */
function resolved(
  setting: SelectSetting,
  name: string,
  { options, models }: GatewayChoices,
  { sheets }: SettingFacts,
): Setting[] {
  switch (setting.options) {
    case 'models': {
      if (!models) return [setting];
      const own = models.filter(({ serviceType }) => serviceType === name);
      const standard = own.find(({ isDefault }) => isDefault)?.value ?? null;
      // Without a choice there is nothing to set (CHAT-14).
      return own.length < 2 ? [] : [{ ...setting, options: own, default: standard }];
    }
    case 'sheets':
      if (sheets === 'reading') return [setting];
      return [{ ...setting, options: sheets.map((value) => ({ value, title: value })) }];
    case 'gateway':
      if (setting.key === 'base') return [{ ...setting, options: [allBases] }];
      // A gateway without voices has nothing to choose from.
      return options ? [] : [setting];
    default: {
      const isAllMissing =
        setting.key === 'base' && !setting.options.some(({ value }) => value === allBases.value);
      return [isAllMissing ? { ...setting, options: [allBases, ...setting.options] } : setting];
    }
  }
}

/**
 * The settings of a service, with what the gateway says of them.
 *
 * @param name name of the service; one that is not in the catalogue has no settings
 */
export function settingsOf(name: string, gateway: GatewayChoices, facts: SettingFacts): Setting[] {
  const own: readonly Setting[] = isService(name) ? settingsByService[name] : [];
  return withGatewayOptions(own, gateway.options ?? [])
    .filter(({ when }) => when?.(facts) ?? true)
    .flatMap((setting) =>
      setting.control === 'select' ? resolved(setting, name, gateway, facts) : [setting],
    );
}
